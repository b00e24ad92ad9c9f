import { formatIban } from '#features/settings/setting-formats.ts'
import { hijriDay } from '#i18n/calendar-format.ts'
import { formatLongDate } from '#i18n/format.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { amountInWords } from '../amount-words.ts'
import { formatAmount, totalOf, vatOf } from '../amounts.ts'
import type { Content } from '../content.ts'

export type Row = { label: string; value: string }
/** A numbered part of the contract, which its text may refer to. */
export type Section = {
  title: string
  groups: readonly { title: string; rows: readonly Row[] }[]
  /** The installments, with a row of their sum. */
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** A date is one word: no line breaks within it. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0')

/** A day in both calendars, such as `26 December 2026, 17 Rajab 1448 AH`. */
export const bothCalendars = (day: string, language: Language): string =>
  translateIn[language]('agreement.day', {
    day: whole(formatLongDate(`${day}T12:00:00+03:00`, language)),
    hijri: whole(hijriDay(day, language)),
  })

export const moneyIn = (halalas: number, language: Language): string =>
  translateIn[language]('agreement.money', { amount: formatAmount(halalas) })

/** An amount in digits and in words. */
const spelledOut = (halalas: number, language: Language): string =>
  `${moneyIn(halalas, language)} (${amountInWords(halalas, language)})`

const row = (label: string, value: string): Row[] => (value === '' ? [] : [{ label, value }])

const partiesOf = (content: Content, language: Language): Section => {
  const t = translateIn[language]
  const isArabic = language === 'ar'
  const lawyer = isArabic ? content.lawyerAr : content.lawyerEn
  const paper = content.partyPaper
  return {
    title: t('agreement.parties'),
    groups: [
      {
        title: t('agreement.party.first'),
        rows: [
          ...row(t('agreement.name'), isArabic ? content.firmAr : content.firmEn),
          ...row(t('agreement.firmLicense'), content.firmLicence),
          ...row(
            t(`agreement.paper.${content.firmRegister.startsWith('7') ? 'unified' : 'register'}`),
            content.firmRegister,
          ),
          ...row(t('agreement.vatNumber'), content.firmVatNumber),
          ...row(
            t('agreement.address'),
            (isArabic ? content.firmAddressAr : content.firmAddressEn).replace(
              /\s*\n\s*/g,
              isArabic ? '، ' : ', ',
            ),
          ),
          ...row(
            t('agreement.lawyer'),
            content.licenceDate === null
              ? lawyer
              : t('agreement.lawyerWithLicense', {
                  name: lawyer,
                  number: content.licenceNumber,
                  date: bothCalendars(content.licenceDate, language),
                }),
          ),
        ],
      },
      {
        title: t('agreement.party.second'),
        rows: [
          ...row(t('agreement.name'), isArabic ? content.partyAr : content.partyEn),
          ...(paper ? row(t(`agreement.paper.${paper.kind}`), paper.number) : []),
          ...row(t('agreement.representative'), content.representative),
          ...row(t('agreement.capacity'), content.capacity),
          ...row(t('agreement.phone'), formatPhone(content.clientPhone)),
          ...row(t('agreement.email'), content.clientEmail),
          ...row(t('agreement.payer'), content.payerName),
        ],
      },
    ],
  }
}

/** The fee and its total, or the rate of an hour, which has none. */
const feeRows = (content: Content, language: Language): Row[] => {
  const t = translateIn[language]
  const { kind, amount, vatRate, estimate, cap } = content
  const isHourly = kind === 'hourly'
  const total = spelledOut(totalOf(amount, vatRate), language)
  const taxed = vatRate > 0
  const optional = (label: string, halalas: number | null) =>
    halalas === null ? [] : row(label, spelledOut(halalas, language))
  return [
    ...row(t('agreement.kind'), t(`agreement.kind.${kind}`)),
    ...(taxed
      ? [
          ...row(t(isHourly ? 'agreement.rate' : 'agreement.fee'), moneyIn(amount, language)),
          ...row(t('agreement.vat', { rate: vatRate }), moneyIn(vatOf(amount, vatRate), language)),
        ]
      : []),
    ...row(t(isHourly ? (taxed ? 'agreement.rateWithVat' : 'agreement.rate') : 'agreement.total'), total),
    ...optional(t('agreement.estimate'), estimate),
    ...optional(t('agreement.cap'), cap),
  ]
}

const dueOf = ({ due, day, stage }: Content['instalments'][number], language: Language): string => {
  const t = translateIn[language]
  if (due === 'day' && day !== null) return bothCalendars(day, language)
  if (due === 'stage' && stage !== null) return t('agreement.due.stage', { stage: stage + 1 })
  return t('agreement.due.acceptance')
}

const paymentOf = (content: Content, language: Language): Section[] => {
  const t = translateIn[language]
  const { instalments: installments, bankName, iban, kind } = content
  const account = [
    ...row(t('agreement.bank'), bankName),
    ...row(t('agreement.iban'), whole(formatIban(iban))),
  ]
  if (installments.length === 0 && account.length === 0) return []
  const sum = installments.reduce((total, { amount }) => total + amount, 0)
  const rows = installments.map((each, place) => [
    String(place + 1),
    (language === 'ar' ? each.labelAr : each.labelEn) || each.labelAr,
    moneyIn(each.amount, language),
    dueOf(each, language),
  ])
  const sumRow =
    installments.length > 1 && kind !== 'hourly' ? [['', t('agreement.sum'), moneyIn(sum, language), '']] : []
  return [
    {
      title: t('agreement.payment'),
      groups: account.length === 0 ? [] : [{ title: t('agreement.account'), rows: account }],
      ...(rows.length > 0 && {
        table: {
          head: [t('agreement.place'), t('agreement.installment'), t('agreement.amount'), t('agreement.due')],
          rows: [...rows, ...sumRow],
        },
      }),
    },
  ]
}

const timesOf = (content: Content, language: Language, isOffer: boolean): Section[] => {
  const t = translateIn[language]
  const { expectedFrom, expectedTo, validUntil } = content
  const [from, to] = [expectedFrom, expectedTo].map((day) =>
    day === null ? '' : bothCalendars(day, language),
  )
  const period = from && to ? t('agreement.period', { from, to }) : from || to || ''
  const rows = [
    ...row(t(from || !to ? 'agreement.expected' : 'agreement.expectedBy'), period),
    ...(isOffer ? row(t('agreement.validUntil'), bothCalendars(validUntil, language)) : []),
  ]
  return rows.length === 0 ? [] : [{ title: t('agreement.times'), groups: [{ title: '', rows }] }]
}

/** The parts above the text, in one language. `isOffer`: it ends on a day, unlike a paper that both sign. */
export const sectionsOf = (content: Content, language: Language, { isOffer = true } = {}): Section[] => [
  partiesOf(content, language),
  {
    title: translateIn[language]('agreement.fees'),
    groups: [{ title: '', rows: feeRows(content, language) }],
  },
  ...paymentOf(content, language),
  ...timesOf(content, language, isOffer),
]

/** The place and the day of the contract. */
export const madeAt = ({ cityAr, cityEn, day }: Content, language: Language): string => {
  const city = language === 'ar' ? cityAr : cityEn
  const values = { city, day: bothCalendars(day, language) }
  return translateIn[language](city === '' ? 'agreement.madeOn' : 'agreement.madeAt', values)
}
