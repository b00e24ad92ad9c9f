import { createHash } from 'node:crypto'
import { hijriDay } from '#i18n/calendar-format.ts'
import { formatLongDate } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { amountInWords } from '../amount-words.ts'
import { formatAmount, totalOf, vatOf } from '../amounts.ts'
import type { Content } from '../content.ts'
import type { Paper } from './pdf/paper.ts'

export const bothCalendars = (day: string, language: Language): string =>
  translateIn[language]('engagement.day', {
    day: formatLongDate(`${day}T12:00:00+03:00`, language),
    hijri: hijriDay(day, language),
  })

export const moneyIn = (halalas: number, language: Language): string =>
  translateIn[language]('engagement.money', { amount: formatAmount(halalas) })

/** The total in digits and in words. */
const totalIn = ({ amount, vatRate }: Pick<Content, 'amount' | 'vatRate'>, language: Language) => {
  const total = totalOf(amount, vatRate)
  return `${moneyIn(total, language)} (${amountInWords(total, language)})`
}

/** The facts above the text, in one language. */
const factsOf = (content: Content, language: Language) => {
  const t = translateIn[language]
  const isArabic = language === 'ar'
  const fact = (label: string, value: string) => (value === '' ? [] : [{ label, value }])
  const lawyer = isArabic ? content.lawyerAr : content.lawyerEn
  return [
    ...fact(t('engagement.firm'), isArabic ? content.firmAr : content.firmEn),
    ...fact(t('engagement.vatNumber'), content.firmVatNumber),
    ...fact(t('engagement.client'), content.clientName),
    ...fact(
      t('engagement.lawyer'),
      content.licenceDate === null
        ? lawyer
        : t('engagement.lawyerWithLicence', {
            name: lawyer,
            number: content.licenceNumber,
            date: bothCalendars(content.licenceDate, language),
          }),
    ),
    ...fact(t('engagement.kind'), t(`engagement.kind.${content.kind}`)),
    ...fact(t('engagement.fee'), moneyIn(content.amount, language)),
    ...fact(
      t('engagement.vat', { rate: content.vatRate }),
      moneyIn(vatOf(content.amount, content.vatRate), language),
    ),
    ...fact(t('engagement.total'), totalIn(content, language)),
    ...content.instalments.flatMap((each) =>
      fact((isArabic ? each.labelAr : each.labelEn) || each.labelAr, instalmentIn(each, language)),
    ),
    ...fact(t('engagement.payer'), content.payerName),
    ...fact(
      t('engagement.expected'),
      content.expectedFrom === null || content.expectedTo === null
        ? ''
        : t('engagement.period', {
            from: bothCalendars(content.expectedFrom, language),
            to: bothCalendars(content.expectedTo, language),
          }),
    ),
    ...fact(t('engagement.validUntil'), bothCalendars(content.validUntil, language)),
  ]
}

const instalmentIn = (
  { amount, due, day, stage }: Content['instalments'][number],
  language: Language,
): string => {
  const t = translateIn[language]
  const money = moneyIn(amount, language)
  if (due === 'day' && day !== null)
    return t('engagement.instalment.day', { amount: money, day: bothCalendars(day, language) })
  if (due === 'stage' && stage !== null)
    return t('engagement.instalment.stage', { amount: money, stage: stage + 1 })
  return t('engagement.instalment.acceptance', { amount: money })
}

const titleOf = ({ number, version }: Content, language: Language) =>
  translateIn[language]('engagement.title', { number, version })

/** The text whose digest is kept: UTF-8 in NFC, one fact a line. */
export const canonicalTextOf = (content: Content): string => {
  const part = (language: Language, text: string) => [
    titleOf(content, language),
    ...factsOf(content, language).map(({ label, value }) => `${label}: ${value}`),
    '',
    text,
  ]
  const lines = [...part('ar', content.textAr), '', ...(content.textEn ? part('en', content.textEn) : [])]
  return lines.join('\n').normalize('NFC')
}

/** SHA-256, in hexadecimal digits. */
export const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The paper of a version; that of a draft is marked. */
export const paperOf = (content: Content, { isDraft }: { isDraft: boolean }): Paper => {
  const part = (language: Language, text: string) => {
    const t = translateIn[language]
    const title = titleOf(content, language)
    return {
      title: isDraft ? `${title} (${t('engagement.draft')})` : title,
      facts: factsOf(content, language),
      text: text.normalize('NFC'),
      evidenceTitle: t('engagement.evidence.title'),
      evidence: t('engagement.evidence.text'),
    }
  }
  return {
    title: titleOf(content, 'en'),
    firm: content.firmEn,
    footer: `${content.number} · ${content.version} · ${digestOf(canonicalTextOf(content)).slice(0, 16)}`,
    ar: part('ar', content.textAr),
    en: part('en', content.textEn),
  }
}
