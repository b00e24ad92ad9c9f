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
  /** The instalments, with a row of their sum. */
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** A date is one word: no line breaks within it. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0')

/** A day in both calendars, such as `26 December 2026, 17 Rajab 1448 AH`. */
export const bothCalendars = (day: string, language: Language): string =>
  translateIn[language]('engagement.day', {
    day: whole(formatLongDate(`${day}T12:00:00+03:00`, language)),
    hijri: whole(hijriDay(day, language)),
  })

export const moneyIn = (halalas: number, language: Language): string =>
  translateIn[language]('engagement.money', { amount: formatAmount(halalas) })

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
    title: t('engagement.parties'),
    groups: [
      {
        title: t('engagement.party.first'),
        rows: [
          ...row(t('engagement.name'), isArabic ? content.firmAr : content.firmEn),
          ...row(t('engagement.firmLicence'), content.firmLicence),
          ...row(
            t(`engagement.paper.${content.firmRegister.startsWith('7') ? 'unified' : 'register'}`),
            content.firmRegister,
          ),
          ...row(t('engagement.vatNumber'), content.firmVatNumber),
          ...row(
            t('engagement.address'),
            (isArabic ? content.firmAddressAr : content.firmAddressEn).replace(
              /\s*\n\s*/g,
              isArabic ? '، ' : ', ',
            ),
          ),
          ...row(
            t('engagement.lawyer'),
            content.licenceDate === null
              ? lawyer
              : t('engagement.lawyerWithLicence', {
                  name: lawyer,
                  number: content.licenceNumber,
                  date: bothCalendars(content.licenceDate, language),
                }),
          ),
        ],
      },
      {
        title: t('engagement.party.second'),
        rows: [
          ...row(t('engagement.name'), isArabic ? content.partyAr : content.partyEn),
          ...(paper ? row(t(`engagement.paper.${paper.kind}`), paper.number) : []),
          ...row(t('engagement.representative'), content.representative),
          ...row(t('engagement.capacity'), content.capacity),
          ...row(t('engagement.phone'), formatPhone(content.clientPhone)),
          ...row(t('engagement.email'), content.clientEmail),
          ...row(t('engagement.payer'), content.payerName),
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
    ...row(t('engagement.kind'), t(`engagement.kind.${kind}`)),
    ...(taxed
      ? [
          ...row(t(isHourly ? 'engagement.rate' : 'engagement.fee'), moneyIn(amount, language)),
          ...row(t('engagement.vat', { rate: vatRate }), moneyIn(vatOf(amount, vatRate), language)),
        ]
      : []),
    ...row(t(isHourly ? (taxed ? 'engagement.rateWithVat' : 'engagement.rate') : 'engagement.total'), total),
    ...optional(t('engagement.estimate'), estimate),
    ...optional(t('engagement.cap'), cap),
  ]
}

const dueOf = ({ due, day, stage }: Content['instalments'][number], language: Language): string => {
  const t = translateIn[language]
  if (due === 'day' && day !== null) return bothCalendars(day, language)
  if (due === 'stage' && stage !== null) return t('engagement.due.stage', { stage: stage + 1 })
  return t('engagement.due.acceptance')
}

const paymentOf = (content: Content, language: Language): Section[] => {
  const t = translateIn[language]
  const { instalments, bankName, iban, kind } = content
  const account = [
    ...row(t('engagement.bank'), bankName),
    ...row(t('engagement.iban'), whole(formatIban(iban))),
  ]
  if (instalments.length === 0 && account.length === 0) return []
  const sum = instalments.reduce((total, { amount }) => total + amount, 0)
  const rows = instalments.map((each, place) => [
    String(place + 1),
    (language === 'ar' ? each.labelAr : each.labelEn) || each.labelAr,
    moneyIn(each.amount, language),
    dueOf(each, language),
  ])
  const sumRow =
    instalments.length > 1 && kind !== 'hourly' ? [['', t('engagement.sum'), moneyIn(sum, language), '']] : []
  return [
    {
      title: t('engagement.payment'),
      groups: account.length === 0 ? [] : [{ title: t('engagement.account'), rows: account }],
      ...(rows.length > 0 && {
        table: {
          head: [
            t('engagement.place'),
            t('engagement.instalment'),
            t('engagement.amount'),
            t('engagement.due'),
          ],
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
  const period = from && to ? t('engagement.period', { from, to }) : from || to || ''
  const rows = [
    ...row(t(from || !to ? 'engagement.expected' : 'engagement.expectedBy'), period),
    ...(isOffer ? row(t('engagement.validUntil'), bothCalendars(validUntil, language)) : []),
  ]
  return rows.length === 0 ? [] : [{ title: t('engagement.times'), groups: [{ title: '', rows }] }]
}

/** The parts above the text, in one language. `isOffer`: it ends on a day, unlike a paper that both sign. */
export const sectionsOf = (content: Content, language: Language, { isOffer = true } = {}): Section[] => [
  partiesOf(content, language),
  {
    title: translateIn[language]('engagement.fees'),
    groups: [{ title: '', rows: feeRows(content, language) }],
  },
  ...paymentOf(content, language),
  ...timesOf(content, language, isOffer),
]

/** The place and the day of the contract. */
export const madeAt = ({ cityAr, cityEn, day }: Content, language: Language): string => {
  const city = language === 'ar' ? cityAr : cityEn
  const values = { city, day: bothCalendars(day, language) }
  return translateIn[language](city === '' ? 'engagement.madeOn' : 'engagement.madeAt', values)
}
