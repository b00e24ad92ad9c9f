import { createHash } from 'node:crypto'
import { hijriDay } from '#i18n/calendar-format.ts'
import { formatLongDate } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { amountInWords } from '../amount-words.ts'
import { formatAmount, totalOf, vatOf } from '../amounts.ts'
import type { FeeKind, VatRate } from '../values.ts'
import type { Paper } from './pdf/draw.ts'

/** Everything that a version says. */
export type Content = {
  number: string
  version: number
  firmEn: string
  firmAr: string
  clientName: string
  lawyerEn: string
  lawyerAr: string
  licenceNumber: string
  licenceDate: string
  kind: FeeKind
  amount: number
  vatRate: VatRate
  validUntil: string
  expectedFrom: string | null
  expectedTo: string | null
  payerName: string
  textAr: string
  textEn: string
  instalments: readonly {
    labelAr: string
    labelEn: string
    amount: number
    due: 'acceptance' | 'day' | 'stage'
    day: string | null
  }[]
}

const bothCalendars = (day: string, language: Language): string =>
  translateIn[language]('engagement.day', {
    day: formatLongDate(`${day}T12:00:00+03:00`, language),
    hijri: hijriDay(day, language),
  })

/** The facts above the text, in one language. */
export const factsOf = (content: Content, language: Language) => {
  const t = translateIn[language]
  const money = (halalas: number) => t('engagement.money', { amount: formatAmount(halalas) })
  const total = totalOf(content.amount, content.vatRate)
  const isArabic = language === 'ar'
  return [
    { label: t('engagement.firm'), value: isArabic ? content.firmAr : content.firmEn },
    { label: t('engagement.client'), value: content.clientName },
    {
      label: t('engagement.lawyer'),
      value: t('engagement.lawyerWithLicence', {
        name: isArabic ? content.lawyerAr : content.lawyerEn,
        number: content.licenceNumber,
        date: bothCalendars(content.licenceDate, language),
      }),
    },
    { label: t('engagement.kind'), value: t(`engagement.kind.${content.kind}`) },
    { label: t('engagement.fee'), value: money(content.amount) },
    {
      label: t('engagement.vat', { rate: content.vatRate }),
      value: money(vatOf(content.amount, content.vatRate)),
    },
    { label: t('engagement.total'), value: `${money(total)} (${amountInWords(total, language)})` },
    ...content.instalments.map((each) => ({
      label: (isArabic ? each.labelAr : each.labelEn) || each.labelAr,
      value:
        each.due === 'day' && each.day !== null
          ? t('engagement.instalment.day', {
              amount: money(each.amount),
              day: bothCalendars(each.day, language),
            })
          : t(`engagement.instalment.${each.due === 'stage' ? 'stage' : 'acceptance'}`, {
              amount: money(each.amount),
            }),
    })),
    ...(content.payerName ? [{ label: t('engagement.payer'), value: content.payerName }] : []),
    { label: t('engagement.validUntil'), value: bothCalendars(content.validUntil, language) },
  ]
}

/** The text whose digest is kept: UTF-8 in NFC, one fact a line. */
export const canonicalTextOf = (content: Content): string => {
  const part = (language: Language, text: string) => [
    translateIn[language]('engagement.title', { number: content.number, version: content.version }),
    ...factsOf(content, language).map(({ label, value }) => `${label}: ${value}`),
    '',
    text,
  ]
  const lines = [...part('ar', content.textAr), '', ...(content.textEn ? part('en', content.textEn) : [])]
  return lines.join('\n').normalize('NFC')
}

export const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The paper of a version. */
export const paperOf = (content: Content): Paper => {
  const part = (language: Language, text: string) => {
    const t = translateIn[language]
    return {
      title: t('engagement.title', { number: content.number, version: content.version }),
      facts: factsOf(content, language),
      text,
      evidenceTitle: t('engagement.evidence.title'),
      evidence: t('engagement.evidence.text'),
    }
  }
  return {
    title: translateIn.en('engagement.title', { number: content.number, version: content.version }),
    firm: content.firmEn,
    footer: `${content.number} · ${content.version} · ${digestOf(canonicalTextOf(content)).slice(0, 16)}`,
    ar: part('ar', content.textAr),
    en: part('en', content.textEn),
  }
}
