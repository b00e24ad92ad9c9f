import { formatAmount } from '#features/agreements/amounts.ts'
import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatFullDate } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import { type Html, html, type Writer } from './export-html.ts'
import type { PersonalData } from './export-repository.ts'

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
