import type { Database } from '#db/connection.ts'
import { areaKey } from '#features/services/areas.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { listSignatures } from '#features/team-members/server/repository.ts'
import { findUser } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Content } from '../content.ts'
import type { VatRate } from '../values.ts'
import { fillText } from './fill-text.ts'
import { type EngagementRow, listInstalments, type Parties } from './repository.ts'

/** The name under which the client agrees: that of the account, or of the request for a guest. */
export const clientNameOf = async (db: Database, { userId, ...request }: Parties): Promise<string> => {
  const person = (userId === null ? undefined : await findUser(db, userId)) ?? request
  return `${person.firstName} ${person.lastName}`.trim()
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

/** The content of the present version, with its placeholders filled. */
export const contentOf = async (db: Database, row: EngagementRow, parties: Parties): Promise<Content> => {
  const settings = settingsOf(await listSettings(db))
  const lawyer = await findLawyer(db, row.lawyerId)
  const facts = {
    number: row.number,
    version: row.version,
    firmEn: settingIn(settings, 'site_title', 'en'),
    firmAr: settingIn(settings, 'site_title', 'ar'),
    firmVatNumber: settings.vat_number,
    clientName: await clientNameOf(db, parties),
    lawyerEn: lawyer.nameEn,
    lawyerAr: lawyer.nameAr,
    licenceNumber: lawyer.licenseNumber,
    licenceDate: lawyer.licenseDate,
    kind: row.kind,
    amount: row.amount,
    vatRate: row.vatRate as VatRate,
    validUntil: row.validUntil,
    expectedFrom: row.expectedFrom,
    expectedTo: row.expectedTo,
    payerName: row.payerName,
    instalments: (await listInstalments(db, row.id)).map(({ labelAr, labelEn, amount, due, day, stage }) => ({
      labelAr,
      labelEn,
      amount,
      due,
      day,
      stage,
    })),
  }
  const area = areaKey(parties.service) as 'area.corporate'
  const service = { en: translateIn.en(area), ar: translateIn.ar(area) }
  const filled = { ...facts, consultationId: parties.id, service }
  return { ...facts, textAr: fillText(row.textAr, filled, 'ar'), textEn: fillText(row.textEn, filled, 'en') }
}
