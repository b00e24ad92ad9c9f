import { importedText } from '#features/consents/imported-text.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import type { PublicationCategory } from '#features/publications/values.ts'
import { areaKey } from '#features/services/areas.ts'
import { formatFileSize, formatLanguageName, formatList, formatLongDate } from '#i18n/format.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import { directionOf, type Language } from '#languages/language.ts'
import {
  agreementParts,
  devices,
  Html,
  html,
  identity,
  matterParts,
  passkeys,
  questionParts,
  type Section,
  sessions,
  type Writer,
  writerIn,
} from './export-html.ts'
import type { PersonalData } from './export-repository.ts'

const style = new Html(`
:root{color-scheme:light dark}
main{margin:0 auto;padding:32px 20px 64px;max-inline-size:760px}
body{margin:0;font:16px/1.7 system-ui,-apple-system,'Segoe UI',Tahoma,Arial,sans-serif;color:#0a2225;background:#f9f9f5}
h1{font-size:28px;line-height:1.3;margin:0}
h2{font-size:20px;margin:40px 0 12px;padding-block-end:6px;border-block-end:2px solid #eeb950}
h3{font-size:16px;margin:0 0 4px;overflow-wrap:anywhere}
article{margin:0 0 12px;padding:16px;background:#fff;border:1px solid #d7dbd2;border-radius:4px}
dl{display:grid;grid-template-columns:minmax(110px,180px) minmax(0,1fr);gap:4px 16px;margin:0}
dt,.quiet{color:#516567}
dd{margin:0;overflow-wrap:anywhere}
.words{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
ul{margin:8px 0 0;padding-inline-start:20px}
a{color:#01515c}
@media(max-width:480px){dl{grid-template-columns:minmax(0,1fr);gap:0}dd{margin-block-end:8px}}
@media(prefers-color-scheme:dark){body{color:#f3f2eb;background:#021e22}article{background:#072b2f;border-color:#1f4347}dt,.quiet{color:#bbcbca}a{color:#f6cb73}}
`)

/** The exported data as one page in the person's language, without scripts and external resources. */
export const exportPage = (data: PersonalData, language: Language, firm: string): string => {
  const writer = writerIn(language)
  const { t, latin } = writer
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${t('export.title')}</title><style>${style}</style></head>
<body><main>
<h1>${t('export.title')}</h1>
<p>${t('export.intro', { firm, date: formatLongDate(data.exportedAt, language) })}</p>
<p class="quiet">${t('export.machine')} <a href="data.json">${latin('data.json')}</a></p>
${sections.map((section) => section(writer, data, language))}
</main></body>
</html>`
  return page.source
}

const profile: Section = (
  { t, time, yesOrNo, typed, latin, facts, section },
  { profile: own, twoFactorSince },
  language,
) =>
  section('export.profile', [
    html`<article>${facts([
      ['form.firstName', typed(own.firstName)],
      ['form.lastName', typed(own.lastName)],
      ['form.username', own.username && latin(own.username)],
      ['form.email', latin(own.email)],
      ['export.isVerified', yesOrNo(own.isVerified)],
      [`export.seen.${own.identitySighting}`, own.identitySeenAt && time(own.identitySeenAt)],
      [
        'export.identityDocument',
        own.identityDocument && t(`export.identityDocument.${own.identityDocument}`),
      ],
      ['form.phone', own.phone ? latin(formatPhone(own.phone)) : null],
      ['export.role', own.role && t(`role.${own.role}`)],
      ['export.language', formatLanguageName(own.preferredLanguage, language)],
      [
        'export.contactPreference',
        own.contactPreference && t(`export.contactPreference.${own.contactPreference}`),
      ],
      ['export.registrationReason', own.registrationReason && typed(own.registrationReason)],
      ['export.since', time(own.createdAt)],
      ['export.twoFactorSince', twoFactorSince && time(twoFactorSince)],
    ])}</article>`,
  ])

const consultations: Section = (writer, data, language) => {
  const { t, time, typed, latin, facts, paragraph, section } = writer
  return section(
    'export.consultations',
    data.consultations.map(
      (
        consultation,
      ) => html`<article><h3>${t('export.request', { number: `#${consultation.number}` })} · ${t(areaKey(consultation.service))}</h3>
${facts([
  [
    'export.state',
    consultation.withdrawnAt ? t('portal.status.withdrawn') : t(`portal.status.${consultation.status}`),
  ],
  ['export.sentAt', time(consultation.createdAt)],
  ['export.name', typed(`${consultation.firstName} ${consultation.lastName}`)],
  ['form.email', latin(consultation.email)],
  ['form.phone', latin(formatPhone(consultation.phone))],
  ...consultation.clients.map(
    ({ nameArabic, nameLatin, number }) =>
      [
        'export.client' as const,
        typed([nameArabic, nameLatin, number?.value].filter(Boolean).join(' · ')),
      ] as const,
  ),
  ['export.lawyer', consultation.lawyer && typed(consultation.lawyer)],
  ['export.rejectionNote', consultation.rejectionNote && typed(consultation.rejectionNote)],
  ['form.subject', consultation.subject && typed(consultation.subject)],
  [
    'export.preferred',
    consultation.preferredDate &&
      latin([consultation.preferredDate, consultation.preferredTime].filter(Boolean).join(' ')),
  ],
])}
${paragraph(consultation.message)}
<ul>${consultation.history.map(
        (step) =>
          html`<li>${time(step.createdAt)} · ${t(`export.step.${step.what}`)}${
            step.what === 'status' && step.to ? html`: ${t(`portal.status.${step.to}`)}` : html``
          }${['appointmentConfirmed', 'appointmentMoved', 'appointmentChanged'].includes(step.what) ? html`: ${time(step.to ?? '')}` : html``}${step.message === null ? html`` : paragraph(step.message)}</li>`,
      )}</ul>${consultation.conversations.map(
        ({ channel, direction, at, text, mark }) =>
          html`<p class="quiet">${t(`export.channel.${channel}`)} · ${t(`export.conversation.${direction}`)} · ${time(at)}${mark === null ? html`` : html` · ${t(`export.mark.${mark}`)}`}</p>${paragraph(text)}`,
      )}${matterParts(writer, consultation, language)}${questionParts(writer, consultation, language)}${agreementParts(writer, consultation.agreements, language)}</article>`,
    ),
  )
}

const messages: Section = ({ t, time, typed, facts, paragraph, fileLink, section }, data) =>
  section(
    'export.messages',
    data.messages.map(
      (message) => html`<article><h3>${typed(message.subject)}</h3>
${facts([
  ['export.from', message.from ? typed(message.from) : t('export.deletedUser')],
  ['export.to', message.to ? typed(message.to) : t(message.isToFirm ? 'export.firm' : 'export.deletedUser')],
  ['export.sentAt', time(message.createdAt)],
])}
${paragraph(message.content)}
${message.attachments.length === 0 ? html`` : html`<ul>${message.attachments.map(({ name, file }) => html`<li>${fileLink(name, file)}</li>`)}</ul>`}</article>`,
    ),
  )

const documents: Section = ({ t, time, typed, facts, fileLink, section }, data, language) =>
  section(
    'export.documents',
    data.documents.map(
      (document) => html`<article><h3>${fileLink(document.name, document.file)}</h3>
${facts([
  ['export.direction', t(`export.direction.${document.direction}`)],
  ['export.size', formatFileSize(document.size, language)],
  ['export.uploadedBy', document.uploadedBy && typed(document.uploadedBy)],
  ['export.sentAt', time(document.createdAt)],
  ['export.check', document.malwareCheck && t(`export.check.${document.malwareCheck}`)],
  ['export.openedAt', document.openedAt && time(document.openedAt)],
])}
${
  document.views.length === 0
    ? html``
    : html`<p class="quiet">${t('export.views')}</p><ul>${document.views.map(
        ({ by, at }) => html`<li>${by ? typed(by) : t('export.deletedUser')} · ${time(at)}</li>`,
      )}</ul>`
}</article>`,
    ),
  )

const documentRequests: Section = ({ t, time, typed, facts, section }, data, language) =>
  section(
    'export.documentRequests',
    data.documentRequests.map(
      (requested) => html`<article><h3>${typed(requested.title)}</h3>
${facts([
  ['export.state', t(`export.requested.${requested.state}`)],
  ['export.origin', requested.isFromAnswers ? t('export.origin.answers') : null],
  ['export.dueDate', formatLongDate(`${requested.dueDate}T12:00:00Z`, language)],
  ['export.sentAt', time(requested.createdAt)],
])}</article>`,
    ),
  )

const contactMessages: Section = ({ time, typed, latin, facts, paragraph, section }, data) =>
  section(
    'export.contactMessages',
    data.contactMessages.map(
      (message) => html`<article><h3>${typed(message.subject)}</h3>
${facts([
  ['export.name', typed(message.name)],
  ['form.phone', message.phone ? latin(formatPhone(message.phone)) : null],
  ['export.sentAt', time(message.createdAt)],
])}
${paragraph(message.message)}</article>`,
    ),
  )

const favorites: Section = ({ time, typed, section }, data, language) =>
  section(
    'export.favorites',
    data.favorites.map(
      (favorite) =>
        html`<article><h3>${typed((language === 'ar' && favorite.titleAr) || favorite.titleEn)}</h3><p class="quiet">${time(favorite.createdAt)}</p></article>`,
    ),
  )

const consents: Section = ({ t, time, latin, facts, section }, data, language) =>
  section(
    'export.consents',
    data.consents.map(
      (consent) => html`<article><h3>${t(`export.purpose.${consent.purpose}`)}</h3>
${facts([
  ['export.decision', t(consent.isGiven ? 'export.given' : 'export.takenBack')],
  ['export.when', time(consent.createdAt)],
  [
    'export.textVersion',
    consent.textVersion === importedText ? t('account.consent.imported') : latin(consent.textVersion),
  ],
  ['export.language', formatLanguageName(consent.language, language)],
])}</article>`,
    ),
  )

const newsletter: Section = ({ t, time, yesOrNo, facts, section }, data, language) =>
  section(
    'export.newsletter',
    data.newsletter
      ? [
          html`<article>${facts([
            ['export.subscribed', yesOrNo(data.newsletter.isActive)],
            ['export.language', formatLanguageName(data.newsletter.language, language)],
            ['export.follows', followed(data.newsletter.areas, t, language)],
            ['export.when', time(data.newsletter.subscribedAt)],
            ['export.confirmedAt', data.newsletter.confirmedAt && time(data.newsletter.confirmedAt)],
          ])}</article>`,
        ]
      : [],
  )

const followed = (areas: readonly PublicationCategory[], t: Writer['t'], language: Language): string =>
  areas.length === 0
    ? t('export.followsAll')
    : formatList(
        areas.map((area) => t(categoryLabel[area])),
        language,
      )

const erasures: Section = ({ t, time, facts, paragraph, section }, data) =>
  section(
    'export.erasures',
    data.erasureRequests.map(
      (request) => html`<article>${facts([
        ['export.state', t(`export.erasure.${request.state}`)],
        ['export.sentAt', time(request.createdAt)],
        ['export.dueDate', time(request.dueAt)],
        ['export.decidedAt', request.decidedAt && time(request.decidedAt)],
      ])}
${paragraph(request.reason ?? '')}</article>`,
    ),
  )

const sections: readonly Section[] = [
  profile,
  identity,
  consultations,
  messages,
  documents,
  documentRequests,
  contactMessages,
  favorites,
  consents,
  newsletter,
  sessions,
  devices,
  passkeys,
  erasures,
]
