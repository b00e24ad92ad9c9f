import type { Database } from '#db/connection.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { listParties } from '#features/conflicts/server/repository.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { notFound } from '#http/errors.ts'
import { amountInWords } from '../amount-words.ts'
import { feeOf, totalOf, vatOf } from '../amounts.ts'
import { isHeading } from '../lines/heading.ts'
import { isAgreed } from '../rules.ts'
import type { NafithSheet } from '../schema.ts'
import type { VatRate } from '../values.ts'
import { contentOf, findClient, paperOf, plainText } from './content.ts'
import { type AgreementRow, findParties, getVersion, listInstallments } from './repository.ts'

/** The values that somebody copies into the Ministry's unified contract. */
export const readNafithSheet = async (
  db: Database,
  row: AgreementRow,
  numbers: PartyNumbers,
): Promise<NafithSheet> => {
  const request = (await findParties(db, row.consultationId)) ?? notFound()
  const settings = settingsOf(await listSettings(db))
  const client = await findClient(db, request)
  const stored = isAgreed(row) ? await getVersion(db, row.id, row.version) : undefined
  const day = todayInRiyadh(new Date())
  const content = stored?.content ?? (await contentOf(db, row, request, { numbers, day }))
  const parties = await listParties(db, request.id, numbers)
  const vatRate = row.vatRate as VatRate
  return plain({
    firm: {
      name: settingIn(settings, 'site_title', 'ar'),
      commercialRegister: settings.commercial_register,
      vatNumber: settings.vat_number,
    },
    lawyer: {
      name: content.lawyerAr,
      licenseNumber: content.licenceNumber,
      licenseDate: content.licenceDate,
    },
    client: {
      name: client.name,
      phone: client.phone,
      email: client.email,
    },
    parties: parties.flatMap(({ role, nameArabic, nameLatin, number }) => {
      const paper = paperOf(number)
      const name = nameArabic || nameLatin
      return role === 'client' ? [{ name, kind: paper?.kind ?? null, number: paper?.number ?? '' }] : []
    }),
    work: scopeOf(content.textAr),
    expectedFrom: row.expectedFrom,
    expectedTo: row.expectedTo,
    amount: row.amount,
    vat: vatOf(row.amount, vatRate),
    ...feeOf({ ...row, vatRate }),
    estimate: row.estimate,
    cap: row.cap,
    totalInWordsAr: amountInWords(totalOf(row.amount, vatRate), 'ar'),
    instalments: await listInstallments(db, row.id),
  })
}

/** No value that is copied into a form has signs of direction. */
const plain = (sheet: NafithSheet): NafithSheet => JSON.parse(plainText(JSON.stringify(sheet)))

/** Long enough for the form of Nafith, which has one field for the subject. */
const maxLength = 300

/** The title of the clause that states the work. */
const isAboutWork = (line: string): boolean => /نطاق|موضوع/.test(line)

const sentences = /[^.؟!]+(?:[.؟!](?!\s|$)[^.؟!]*)*[.؟!]?/g

/** The work as the text states it: whole sentences of its clause, or of the first paragraph without one. */
export const scopeOf = (text: string): string => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const clause = lines.findIndex((line) => isHeading(line) && isAboutWork(line))
  const paragraph = lines.slice(clause + 1).find((line) => !isHeading(line)) ?? lines[0] ?? ''
  const [first = '', ...others] = paragraph.match(sentences) ?? []
  let scope = first
  for (const sentence of others) {
    if (scope.length + sentence.length > maxLength) break
    scope += sentence
  }
  return scope.trim()
}
