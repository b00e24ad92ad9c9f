import type { Database } from '#db/connection.ts'
import { listParties } from '#features/conflicts/server/parties-repository.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { findUser } from '#features/users/server/repository.ts'
import { notFound } from '#http/errors.ts'
import { withoutIsolates } from '#i18n/dictionary.ts'
import { amountInWords } from '../amount-words.ts'
import { totalOf, vatOf } from '../amounts.ts'
import type { NafithSheet } from '../schema.ts'
import type { VatRate } from '../values.ts'
import { clientNameOf, contentOf, findLawyer } from './content.ts'
import { type EngagementRow, findParties, listInstalments } from './repository.ts'

/** The values that somebody copies into the Ministry's unified contract. */
export const readNafithSheet = async (
  db: Database,
  row: EngagementRow,
  numbers: PartyNumbers,
): Promise<NafithSheet> => {
  const request = (await findParties(db, row.consultationId)) ?? notFound()
  const settings = settingsOf(await listSettings(db))
  const lawyer = await findLawyer(db, row.lawyerId)
  const person = (request.userId === null ? undefined : await findUser(db, request.userId)) ?? request
  const parties = await listParties(db, request.id, numbers)
  const vatRate = row.vatRate as VatRate
  const total = totalOf(row.amount, vatRate)
  return {
    firm: {
      name: settingIn(settings, 'site_title', 'ar'),
      commercialRegister: settings.commercial_register,
      vatNumber: settings.vat_number,
    },
    lawyer: {
      name: lawyer.nameAr,
      licenseNumber: lawyer.licenseNumber,
      licenseDate: lawyer.licenseDate,
    },
    client: {
      name: await clientNameOf(db, request),
      numbers: parties.flatMap(({ role, number }) => (role === 'client' && number ? [number.value] : [])),
      phone: person.phone ?? '',
      email: person.email,
    },
    // Copied into the form of the Ministry.
    work: withoutIsolates((await contentOf(db, row, request)).textAr),
    expectedFrom: row.expectedFrom,
    expectedTo: row.expectedTo,
    amount: row.amount,
    vat: vatOf(row.amount, vatRate),
    total,
    totalInWordsAr: amountInWords(total, 'ar'),
    instalments: await listInstalments(db, row.id),
  }
}
