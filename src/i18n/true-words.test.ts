import { describe, expect, it } from 'vitest'
import { languages } from '#languages/language.ts'
import { dictionaries } from './texts.ts'

/** The texts to a client about the state of a request, an appointment, a stage or an agreement. */
const areStates =
  /^(noMail\.)?(portal\.(next|short|status|step|withdraw)\.|followed\.|appointment\.(state|late)|progress\.|matter\.noChange|matters\.ready|mail\.(status|withdrawn|together\.asked|asked)\.|mail\.matter\.|mail\.appointment\.)/

/**
 * The claims of these texts, each with the texts that make it and the state in which they appear. A text that makes
 * a claim in one language makes it in the other, and a new text needs a state here.
 */
const claims: { claim: string; en: RegExp; ar: RegExp; stands: Record<string, string> }[] = [
  {
    claim: 'an appointment will be arranged',
    en: /arrange/,
    ar: /لترتيب/,
    stands: {
      'portal.next.approved': 'approved, no meeting held, proposed or confirmed',
      'portal.short.approved': 'approved, no meeting held, proposed or confirmed',
      'followed.approved': 'approved, no meeting held, proposed or confirmed',
      'mail.status.approved': 'approved, no meeting held, proposed or confirmed',
    },
  },
  {
    claim: 'the client need do nothing',
    en: /nothing (you need|is needed)|^nothing at the moment|need not|no further action/i,
    ar: /لا يلزم|لا شيء في الوقت/,
    stands: {
      'portal.next.replyDue.body': 'pending, no document, decision or time expected',
      'portal.next.underway.body': 'approved, a stage without a duty, nothing else expected',
      'progress.nothingToDo': 'a stage without a duty, no document, decision or time expected',
      'mail.withdrawn.text': 'to the office: withdrawn, and no date is ahead',
      'mail.matter.term.set.text': 'a shown term is ahead: it asks for no attendance',
      'mail.matter.term.moved.text': 'a shown term is ahead: it asks for no attendance',
    },
  },
  {
    claim: 'the client has to do something',
    en: /please (send|choose|confirm|renew)|send us “|need a document|need the following|for your decision|asked you for|what you do$/i,
    ar: /يرجى (إرسال|اختيار|تأكيد|تجديد)|نحتاج إلى مستند|بانتظار مستند|المطلوب|^مطلوب|بانتظار قرارك/,
    stands: {
      'portal.next.appointmentOpen': 'an appointment is proposed',
      'portal.short.appointmentOpen': 'an appointment is proposed',
      'followed.appointmentOpen': 'an appointment is proposed',
      'mail.status.approved.appointmentOpen': 'an appointment is proposed',
      'mail.appointment.proposed.subject': 'an appointment is proposed',
      'mail.appointment.proposed.text': 'an appointment is proposed',
      'mail.appointment.choose.text': 'an appointment is proposed',
      'appointment.state.proposed': 'an appointment is proposed',
      'appointment.state.open': 'an appointment is proposed',
      'portal.next.documentOpen': 'a document request is open',
      'portal.short.documentOpen': 'a document request is open',
      'portal.next.document': 'a document request is open',
      'mail.status.approved.documentOpen': 'a document request is open',
      'mail.asked.text': 'a document request is open',
      'mail.asked.subject': 'a document request is open',
      'followed.documentOpen': 'a document request is open',
      'portal.next.proposalOpen': 'a sent agreement has not expired',
      'portal.short.proposalOpen': 'a sent agreement has not expired',
      'portal.next.proposal': 'a sent agreement has not expired',
      'followed.proposalOpen': 'a sent agreement has not expired',
      'mail.status.approved.proposalOpen': 'a sent agreement has not expired',
      'portal.next.underway.duty': 'the stage has a duty',
      'progress.whatYouDo': 'the heading of the duty of a stage',
      'matters.ready.3': 'chosen by the office for a stage',
      'mail.matter.power.text': 'a recorded power ends within 30 days',
      'portal.next.unconfirmed': 'the address is not confirmed',
    },
  },
  {
    claim: 'an appointment is ahead',
    en: /your appointment (is (on|confirmed)|stays|about request no\. \{id\} is confirmed)/i,
    ar: /موعدك (\{by\}|المؤكد|مؤكد|بشأن الطلب رقم \{id\} مؤكد)/,
    stands: {
      'portal.next.appointmentConfirmed': 'a confirmed appointment has not ended',
      'portal.short.appointmentConfirmed': 'a confirmed appointment has not ended',
      'followed.appointmentConfirmed': 'a confirmed appointment has not ended',
      'mail.status.approved.appointmentConfirmed': 'a confirmed appointment has not ended',
      'mail.appointment.confirmed.text': 'a confirmed appointment has not ended',
      'appointment.state.confirmed': 'a confirmed appointment has not begun',
    },
  },
  {
    claim: 'there was a meeting or a hearing',
    en: /you spoke|is over|was held|has passed|is past/i,
    ar: /تحدثنا معك|انقض|عُقدت/,
    stands: {
      'portal.next.spoke': 'a confirmed appointment has ended, none is ahead',
      'portal.short.spoke': 'a confirmed appointment has ended, none is ahead',
      'followed.spoke': 'a confirmed appointment has ended, none is ahead',
      'appointment.state.past': 'the start of the newest appointment has passed',
      'progress.past.hearing': 'a shown hearing of the last 14 days, no word since',
      'progress.past.meeting': 'a shown meeting of the last 14 days, no word since',
      'progress.past.other': 'a shown date of the last 14 days, no word since',
      'matters.ready.4': 'chosen by the office for a stage',
      'mail.matter.past.text': 'to the office: the day of a term is over',
      'mail.matter.past.subject': 'to the office: the day of a term is over',
    },
  },
]

const keysOf = (language: 'en' | 'ar', pattern: RegExp): string[] =>
  Object.entries(dictionaries[language]).flatMap(([key, text]) =>
    areStates.test(key) && typeof text === 'string' && pattern.test(text) ? key : [],
  )

describe('the texts about the state of a request', () => {
  it.each(claims)('state that $claim only where it is true', ({ stands, ...patterns }) => {
    for (const language of languages)
      expect([language, keysOf(language, patterns[language]).sort()]).toEqual([
        language,
        Object.keys(stands).sort(),
      ])
  })
})
