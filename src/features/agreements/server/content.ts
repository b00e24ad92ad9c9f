import { createHash } from 'node:crypto'
import type { Database } from '#db/connection.ts'
import type { Party } from '#features/conflicts/schema.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { listParties } from '#features/conflicts/server/repository.ts'
import { findAnswerTexts } from '#features/questions/server/answer-texts.ts'
import { areaKey } from '#features/services/areas.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { type Settings, settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { listSignatures } from '#features/team-members/server/repository.ts'
import { findUser } from '#features/users/server/repository.ts'
import { foldSpelling } from '#fields/spelling.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { isolateIn, withoutIsolates } from '#i18n/dictionary.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import { amountInWords } from '../amount-words.ts'
import { feeOf, totalOf, vatOf } from '../amounts.ts'
import type { Content } from '../content.ts'
import { answersIn, placeholders, type VatRate } from '../values.ts'
import { bothCalendars, madeAt, moneyIn, type Section, sectionsOf } from './paper.ts'
import { type AgreementRow, listInstallments, type Parties } from './repository.ts'

/** The client by the account, or by the request for a guest. A number of the request stands in for a missing one. */
export const findClient = async (db: Database, { userId, ...request }: Parties) => {
  const person = (userId === null ? undefined : await findUser(db, userId)) ?? request
  const name = `${person.firstName} ${person.lastName}`.trim()
  return { name, phone: person.phone || request.phone || '', email: person.email }
}

/** Both names and the valid license of the lawyer. */
export const findLawyer = async (db: Database, lawyerId: number | null) => {
  if (lawyerId === null) return { nameEn: '', nameAr: '', licenseNumber: '', licenseDate: null }
  const [signature] = await listSignatures(db, [lawyerId], todayInRiyadh(new Date()))
  if (signature) return { ...signature, nameAr: signature.nameAr || signature.nameEn }
  const person = await findUser(db, lawyerId)
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : ''
  return { nameEn: name, nameAr: name, licenseNumber: '', licenseDate: null }
}

/** The number on paper of one of the client's parties; the first digit distinguishes the kinds of ID. */
export const paperOf = (number: Party['number']): Content['partyPaper'] => {
  if (!number) return null
  const { kind, value } = number
  if (kind === 'identity') return { kind: value.startsWith('2') ? 'residence' : 'identity', number: value }
  return { kind: value.startsWith('7') ? 'unified' : 'register', number: value }
}

/**
 * The second party of the contract: a company with a register number among the client's parties, or the client. A
 * number is printed only beside the name to which it belongs.
 */
export const partyOf = (parties: readonly Party[], clientName: string) => {
  const own = parties.filter(({ role, number }) => role === 'client' && number !== null)
  const isClient = ({ nameArabic, nameLatin }: Party): boolean =>
    [nameArabic, nameLatin].some((name) => foldSpelling(name) === foldSpelling(clientName))
  const company = own.find(({ number }) => number?.kind === 'commercial')
  const party = company ?? own.find(isClient)
  return {
    partyEn: party?.nameLatin || party?.nameArabic || clientName,
    partyAr: party?.nameArabic || party?.nameLatin || clientName,
    partyPaper: paperOf(party?.number ?? null),
    isCompany: company !== undefined,
  }
}

/** Riyadh, unless the firm has named a city. */
const citiesOf = ({ contact_city: cityEn, contact_city_ar: cityAr }: Settings) =>
  cityEn === '' && cityAr === '' ? { cityEn: 'Riyadh', cityAr: 'الرياض' } : { cityEn, cityAr }

const firmOf = (settings: Settings) => ({
  ...citiesOf(settings),
  firmEn: settingIn(settings, 'site_title', 'en'),
  firmAr: settingIn(settings, 'site_title', 'ar'),
  firmVatNumber: settings.vat_number,
  firmLicence: settings.license_number,
  firmRegister: settings.commercial_register,
  firmAddressEn: settings.contact_address,
  firmAddressAr: settings.contact_address_ar || settings.contact_address,
  firmPhone: settings.contact_phone,
  firmEmail: settings.contact_email,
  bankName: settings.bank_name,
  iban: settings.iban,
})

/** The content of the present version on a day in Riyadh, with its placeholders filled. */
export const contentOf = async (
  db: Database,
  row: AgreementRow,
  parties: Parties,
  { numbers, day }: { numbers: PartyNumbers; day: string },
): Promise<Content> => {
  const lawyer = await findLawyer(db, row.lawyerId)
  const client = await findClient(db, parties)
  const { isCompany, ...party } = partyOf(await listParties(db, parties.id, numbers), client.name)
  const facts = {
    number: row.number,
    version: row.version,
    day,
    ...firmOf(settingsOf(await listSettings(db))),
    clientName: client.name,
    ...party,
    clientPhone: client.phone,
    clientEmail: client.email,
    representative: row.representative || (isCompany ? client.name : ''),
    capacity: row.capacity,
    lawyerEn: lawyer.nameEn,
    lawyerAr: lawyer.nameAr,
    licenceNumber: lawyer.licenseNumber,
    licenceDate: lawyer.licenseDate,
    kind: row.kind,
    amount: row.amount,
    vatRate: row.vatRate as VatRate,
    estimate: row.estimate,
    cap: row.cap,
    validUntil: row.validUntil,
    expectedFrom: row.expectedFrom,
    expectedTo: row.expectedTo,
    payerName: row.payerName,
    instalments: await plannedOf(db, row),
  }
  const area = areaKey(parties.service) as 'area.corporate'
  const service = { en: translateIn.en(area), ar: translateIn.ar(area) }
  const hasAnswers = answersIn(row.textAr + row.textEn).length > 0
  const answerIn = hasAnswers ? await findAnswerTexts(db, parties.id) : () => ''
  const filled = { ...facts, consultationId: parties.id, service, answerIn }
  return { ...facts, textAr: fillText(row.textAr, filled, 'ar'), textEn: fillText(row.textEn, filled, 'en') }
}

/** The installments as planned; without any, one of the whole total on acceptance, except by the hour. */
const plannedOf = async (db: Database, row: AgreementRow): Promise<Content['instalments']> => {
  const rows = await listInstallments(db, row.id)
  const whole = wholeFee(row)
  return (rows.length === 0 && whole ? [whole] : rows).map(
    ({ labelAr, labelEn, amount, due, day, stage }) => ({
      labelAr,
      labelEn,
      amount,
      due,
      day,
      stage,
    }),
  )
}

/** The one installment of an agreement that was planned without any; undefined by the hour and without a fee. */
export const wholeFee = (row: Pick<AgreementRow, 'kind' | 'amount' | 'vatRate'>) => {
  const { total: amount } = feeOf({ ...row, vatRate: row.vatRate as VatRate })
  if (!amount) return undefined
  const [labelAr, labelEn] = [translateIn.ar('agreement.wholeFee'), translateIn.en('agreement.wholeFee')]
  return { labelAr, labelEn, amount, due: 'acceptance' as const, day: null, stage: null }
}

/** Without the signs that only a screen or a paper needs: isolates and unbroken spaces. */
export const plainText = (text: string): string => withoutIsolates(text).replaceAll('\u00a0', ' ')

const linesOf = ({ title, groups, table }: Section, place: number): string[] => [
  '',
  `${place + 1}. ${title}`,
  ...(table ? [table.head, ...table.rows].map((cells) => cells.join(' | ')) : []),
  ...groups.flatMap((group) => [
    ...(group.title === '' ? [] : [group.title]),
    ...group.rows.map(({ label, value }) => `${label}: ${value}`),
  ]),
]

/** The text whose digest is stored: UTF-8 in NFC, one fact a line. */
export const canonicalTextOf = (content: Content): string => {
  const part = (language: Language, text: string) => [
    translateIn[language]('agreement.title', { number: content.number, version: content.version }),
    madeAt(content, language),
    ...sectionsOf(content, language).flatMap(linesOf),
    '',
    text,
  ]
  const lines = [...part('ar', content.textAr), '', ...(content.textEn ? part('en', content.textEn) : [])]
  return plainText(lines.join('\n')).normalize('NFC')
}

/** SHA-256, in hexadecimal digits. */
export const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

type Placeholder = (typeof placeholders)[number]

const pattern = /\{([^{}\n]{1,60})\}/g

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((known) => known === name)

export const usesPlaceholder = (text: string, name: Placeholder): boolean => text.includes(`{${name}}`)

type Facts = Omit<Content, 'textAr' | 'textEn'> & {
  consultationId: number
  service: Record<Language, string>
  answerIn: (id: string, language: Language) => string
}

/** Replaces the placeholders of a text by the facts in its language. Each is isolated as a whole. */
const fillText = (text: string, facts: Facts, language: Language): string => {
  const day = (value: string | null) => (value === null ? '…' : bothCalendars(value, language))
  const values: Record<Placeholder, () => string> = {
    client: () => (language === 'ar' ? facts.partyAr : facts.partyEn),
    lawyer: () => (language === 'ar' ? facts.lawyerAr : facts.lawyerEn),
    service: () => facts.service[language],
    number: () => String(facts.consultationId),
    fee: () => moneyIn(facts.amount, language),
    vat: () => moneyIn(vatOf(facts.amount, facts.vatRate), language),
    total: () => moneyIn(totalAmount(facts), language),
    totalInWords: () => amountInWords(totalAmount(facts), language),
    validUntil: () => day(facts.validUntil),
    from: () => day(facts.expectedFrom),
    to: () => day(facts.expectedTo),
  }
  return text.replace(pattern, (whole, name: string) => {
    if (isPlaceholder(name)) return isolateIn(values[name](), language)
    const [id] = answersIn(whole)
    // An isolate ends with its line.
    return id === undefined
      ? whole
      : isolateIn(facts.answerIn(id, language).replace(/\s*\n\s*/g, ' ') || '…', language)
  })
}

const totalAmount = ({ amount, vatRate }: Facts): number => totalOf(amount, vatRate)
