import { formatAmount } from '#features/agreements/amounts.ts'
import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatDateTime, formatFullDate, formatLongDate } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import type { PersonalData } from './export-repository.ts'

/** Escapes all user text: only this file writes markup. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | Html | readonly Html[]

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const sourceOf = (part: Part): string => {
  if (part instanceof Html) return part.source
  if (Array.isArray(part)) return part.map(sourceOf).join('\n')
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(sourceOf)))

/** Renders labels and values in one language. */
export const writerIn = (language: Language) => {
  const t = (key: string, values?: Record<string, string | number>) => translateIn[language](key, values)
  const time = (instant: string) =>
    html`<time datetime="${instant}">${formatDateTime(instant, language)}</time>`
  const yesOrNo = (value: boolean) => t(value ? 'export.yes' : 'export.no')
  const typed = (text: string) => html`<bdi>${text}</bdi>`
  const latin = (text: string) => html`<bdi dir="ltr">${text}</bdi>`
  /** Leaves out rows without a value. */
  const facts = (rows: readonly (readonly [string, Part | null | undefined | ''])[]) =>
    html`<dl>${rows.flatMap(([label, value]) =>
      value === null || value === undefined || value === ''
        ? []
        : [html`<dt>${t(label)}</dt><dd>${value}</dd>`],
    )}</dl>`
  const paragraph = (text: string) => (text === '' ? html`` : html`<p class="words" dir="auto">${text}</p>`)
  const fileLink = (name: string, file: string | null) =>
    file === null ? typed(name) : html`<a href="${addressOf(file)}">${typed(name)}</a>`
  const section = (title: string, entries: readonly Html[]) => html`<section><h2>${t(title)}</h2>
${entries.length === 0 ? html`<p class="quiet">${t('export.none')}</p>` : entries}</section>`
  return { t, time, yesOrNo, typed, latin, facts, paragraph, fileLink, section }
}
export type Writer = ReturnType<typeof writerIn>

const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

export type Section = (writer: Writer, data: PersonalData, language: Language) => Html

export const sessions: Section = ({ time, latin, facts, section }, data) =>
  section(
    'export.sessions',
    data.sessions.map(
      (session) =>
        html`<article>${facts([
          ['export.device', session.userAgent && latin(session.userAgent)],
          ['export.address', session.ipAddress && latin(session.ipAddress)],
          ['export.loggedIn', time(session.createdAt)],
          ['export.lastUsed', time(session.lastSeenAt)],
        ])}</article>`,
    ),
  )

export const devices: Section = ({ time, facts, section }, data) =>
  section(
    'export.devices',
    data.devices.map(
      (device) =>
        html`<article>${facts([
          ['export.loggedIn', time(device.createdAt)],
          ['export.lastUsed', time(device.lastSeenAt)],
        ])}</article>`,
    ),
  )

export const passkeys: Section = ({ time, typed, facts, section }, data) =>
  section(
    'export.passkeys',
    data.passkeys.map(
      (passkey) =>
        html`<article>${facts([
          ['export.name', typed(passkey.name)],
          ['export.added', time(passkey.createdAt)],
          ['export.lastUsed', passkey.lastUsedAt && time(passkey.lastUsedAt)],
        ])}</article>`,
    ),
  )

type Agreement = PersonalData['consultations'][number]['agreements'][number]

/** The fee agreements of a request, with links to the files of their versions. */
export const agreementParts = (
  { t, time, latin, facts, fileLink }: Writer,
  agreements: readonly Agreement[],
  language: Language,
): Html[] =>
  agreements.map(
    (agreement) => html`${facts([
      ['agreement.agreement', latin(agreement.number)],
      ['export.state', t(`agreement.state.${agreement.state}`)],
      [
        'agreement.total',
        agreement.totalInHalalas === null
          ? null
          : t('agreement.money', { amount: formatAmount(agreement.totalInHalalas) }),
      ],
      [
        'agreement.rateWithVat',
        agreement.rateInHalalas === null
          ? null
          : t('agreement.money', { amount: formatAmount(agreement.rateInHalalas) }),
      ],
      [
        'agreement.validUntil',
        agreement.validUntil && formatFullDate(instantInRiyadh(agreement.validUntil, '12:00'), language),
      ],
      ['agreement.end', agreement.endedAt && time(agreement.endedAt)],
    ])}
<ul>${agreement.versions.map(
      ({ version, file, sentAt, record }) =>
        html`<li>${fileLink(t('agreement.title', { number: agreement.number, version }), file)} · ${time(sentAt)}${
          record === null ? html`` : html` · ${fileLink(t('agreement.record.title'), record)}`
        }</li>`,
    )}</ul>`,
  )

type Matter = PersonalData['consultations'][number]

/** The stage, the sentences, the dates and the powers of attorney of a request. */
export const matterParts = (
  { t, time, latin, facts, paragraph }: Writer,
  { path: progress, moves, dates, powers }: Matter,
  language: Language,
): Html[] => {
  const dayOf = (day: string) => formatFullDate(instantInRiyadh(day, '12:00'), language)
  const stage = progress?.stages[progress.stage]
  const sentenceOf = ({ sentenceEn, sentenceAr }: { sentenceEn: string; sentenceAr: string }) =>
    language === 'ar' ? sentenceAr || sentenceEn : sentenceEn || sentenceAr
  return [
    html`${facts([['export.stage', stage && (language === 'ar' ? stage.nameAr : stage.nameEn)]])}`,
    ...moves.map(
      (move) =>
        html`<p class="quiet">${t(`export.move.${move.what}`)} · ${time(move.at)}</p>${paragraph(sentenceOf(move))}`,
    ),
    ...dates.map(
      (date) =>
        html`<p class="quiet">${t(`matter.kind.${date.kind}`)} · ${dayOf(date.day)}${date.time === null ? html`` : html` · ${latin(date.time)}`} · ${t(`export.date.${date.state}`)}</p>${paragraph([date.place, date.basis].filter(Boolean).join('\n'))}`,
    ),
    ...powers.map(
      ({ number, issuedOn, until, scope, seenOn }) =>
        html`${facts([
          ['export.power', number && latin(number)],
          ['export.power.issued', issuedOn && dayOf(issuedOn)],
          ['export.power.until', until && dayOf(until)],
          ['export.power.seen', seenOn && dayOf(seenOn)],
        ])}${paragraph(scope)}`,
    ),
  ]
}

/** The sent answers of a request, each with its question. */
export const questionParts = (
  { t, time, typed }: Writer,
  { questions }: Matter,
  language: Language,
): Html[] =>
  questions.sent.map(({ createdAt, answers, questions: content }) => {
    const textOf = (choices: { id: string; ar: string; en: string }[], value: string): string => {
      const choice = choices.find(({ id }) => id === value)
      return choice ? choice[language === 'ar' ? 'ar' : 'en'] : value
    }
    const rows = content.flatMap(({ id, titleAr, titleEn, kind, choices }) => {
      const given = [answers[id] ?? []].flat()
      if (given.length === 0) return []
      const isYesNo = kind === 'yesNo' || kind === 'paper'
      const texts = given.map((value) =>
        isYesNo ? t(value === 'yes' ? 'export.answer.yes' : 'export.answer.no') : textOf(choices, value),
      )
      return html`<dt>${typed(language === 'ar' ? titleAr : titleEn)}</dt><dd>${typed(texts.join(' · '))}</dd>`
    })
    return html`<p class="quiet">${t('export.answers')} · ${time(createdAt)}</p><dl>${rows}</dl>`
  })

/** The identity document on record. */
export const identity: Section = ({ t, typed, latin, facts, section }, { identity: own }, language) => {
  const day = (value: string | null) => value && formatLongDate(`${value}T12:00:00Z`, language)
  return section(
    'export.identity',
    own
      ? [
          html`<article>${facts([
            ['export.identity.number', own.number && latin(own.number)],
            ['export.identity.sighting', t(`export.sighting.${own.sighting}`)],
            ['export.identity.country', own.country && typed(own.country)],
            ['export.identity.validUntil', day(own.validUntil)],
            ['export.identity.birthDate', day(own.birthDate)],
            ['export.identity.capacity', own.capacity && t(`export.capacity.${own.capacity}`)],
            ['export.identity.power', own.powerNumber && latin(own.powerNumber)],
            ['export.identity.registration', own.registrationNumber && latin(own.registrationNumber)],
            ['export.identity.registrationUntil', day(own.registrationUntil)],
            [
              'export.identity.owners',
              own.owners.length === 0
                ? null
                : typed(own.owners.map(({ name, share }) => `${name} (${share}%)`).join(' · ')),
            ],
            ['export.identity.source', own.source && typed(own.source)],
          ])}</article>`,
        ]
      : [],
  )
}
