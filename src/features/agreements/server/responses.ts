import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { findPayment, listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { findUser } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { amountInWords } from '../amount-words.ts'
import { feeOf, type Priced, totalOf, vatOf } from '../amounts.ts'
import { isOwed, mayEdit, shownVersion, stateOn } from '../rules.ts'
import type { Agreement, OwnAgreement, SentVersion } from '../schema.ts'
import type { VatRate } from '../values.ts'
import { contentOf, findClient } from './content.ts'
import { type AgreementSeal, acceptanceOf } from './evidence.ts'
import {
  type AgreementRow,
  findParties,
  type InstallmentRow,
  listInstallments,
  listVersions,
  type Parties,
  type VersionRow,
} from './repository.ts'
import { findGaps, findObstacles } from './sending-rules.ts'

const amountsOf = (priced: Priced) => {
  const { amount, vatRate } = priced
  const sum = totalOf(amount, vatRate)
  return {
    amount,
    vatRate,
    vat: vatOf(amount, vatRate),
    ...feeOf(priced),
    totalInWordsAr: amountInWords(sum, 'ar'),
    totalInWordsEn: amountInWords(sum, 'en'),
  }
}

const sentVersionOf = (row: AgreementRow, version: VersionRow, seal: AgreementSeal): SentVersion => {
  const acceptance = acceptanceOf(row, version)
  return {
    ...version,
    isSigned: acceptance && version.signature !== null ? seal.isSigned(acceptance, version.signature) : null,
  }
}

type Context = { reader: Reader; seal: AgreementSeal; numbers: PartyNumbers; today: string }

/** The texts with their placeholders filled, once they are final. */
const textsOf = async (
  db: Database,
  row: AgreementRow,
  {
    consultation,
    versions,
    numbers,
    today,
  }: Pick<Context, 'numbers' | 'today'> & { consultation: Parties; versions: readonly VersionRow[] },
): Promise<Pick<Agreement, 'textAr' | 'textEn'>> => {
  if (mayEdit(row)) return row
  const version = versions.find((each) => each.version === row.version)
  return version?.content ?? contentOf(db, row, consultation, { numbers, day: row.agreedOn ?? today })
}

const gapsOf = async (db: Database, row: AgreementRow, today: string): Promise<Agreement['gaps']> => {
  const gaps = await findGaps(db, row)
  return row.validUntil < today
    ? [{ field: 'validUntil', message: 'val.agreement.validUntil' }, ...gaps]
    : gaps
}

const lacksVatNumber = async (db: Database) => settingsOf(await listSettings(db)).vat_number === ''

const isSent = ({ recordedAs }: VersionRow): boolean => recordedAs === null

/** The agreement as the office sees it. */
export const readAgreement = async (
  db: Database,
  row: AgreementRow,
  consultation: Parties,
  { reader, seal, numbers, today }: Context,
): Promise<Agreement> => {
  const lawyer = row.lawyerId === null ? undefined : await findUser(db, row.lawyerId)
  const isDraft = row.state === 'draft'
  const versions = await listVersions(db, row.id)
  const { textAr, textEn } = await textsOf(db, row, { consultation, versions, numbers, today })
  return {
    ...row,
    textAr,
    textEn,
    state: stateOn(row, today),
    ...amountsOf({ ...row, vatRate: row.vatRate as VatRate }),
    lawyerName: lawyer ? `${lawyer.firstName} ${lawyer.lastName}`.trim() : null,
    clientName: (await findClient(db, consultation)).name,
    instalments: await listInstallments(db, row.id),
    versions: versions.filter(isSent).map((version) => sentVersionOf(row, version, seal)),
    maySend: reader.role === 'admin' || row.lawyerId === reader.id,
    obstacles: isDraft ? await findObstacles(db, consultation, row) : [],
    gaps: isDraft ? await gapsOf(db, row, today) : [],
    lacksVatNumber: isDraft && row.vatRate > 0 && (await lacksVatNumber(db)),
  }
}

const shownInstallment = ({ id, labelAr, labelEn, amount, due, day, stage, paidOn }: InstallmentRow) => ({
  id,
  labelAr,
  labelEn,
  amount,
  due,
  day,
  stage,
  paidOn,
})

/** The agreement as its client sees it, in its `shownVersion`. */
export const readOwnAgreement = async (
  db: Database,
  row: AgreementRow,
  { numbers, now }: { numbers: PartyNumbers; now: Date },
): Promise<OwnAgreement> => {
  const [latest] = await listVersions(db, row.id)
  const parties = await findParties(db, row.consultationId)
  if (!parties) throw new Error('an agreement without a request')
  const shown = shownVersion(row, latest)
  const content =
    shown?.content ??
    (await contentOf(db, row, parties, { numbers, day: row.agreedOn ?? todayInRiyadh(now) }))
  const isReplaced = content.version !== row.version
  const state = row.state === 'draft' ? 'change_asked' : stateOn(row, todayInRiyadh(now))
  const installments = isReplaced
    ? content.instalments.map((each, place) => ({ ...each, id: place + 1, paidOn: null }))
    : (await listInstallments(db, row.id)).map(shownInstallment)
  const payment = isOwed({ state, instalments: installments }) ? await findPayment(db, now) : undefined
  return {
    ...row,
    ...amountsOf(content),
    estimate: content.estimate,
    cap: content.cap,
    representative: content.representative,
    capacity: content.capacity,
    state,
    version: content.version,
    kind: content.kind,
    validUntil: content.validUntil,
    expectedFrom: content.expectedFrom,
    expectedTo: content.expectedTo,
    textAr: content.textAr,
    textEn: content.textEn,
    payerName: content.payerName,
    lawyerNameEn: content.lawyerEn,
    lawyerNameAr: content.lawyerAr,
    wish: latest?.wish ?? '',
    isBeingRevised: row.state === 'draft',
    hasRecord: latest?.decision === 'accepted',
    instalments: installments,
    payment: payment && payment.iban !== '' ? payment : null,
  }
}
