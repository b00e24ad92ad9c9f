import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { type Fee, feeOf } from '#features/agreements/amounts.ts'
import { shownVersion } from '#features/agreements/rules.ts'
import { listRecords } from '#features/agreements/server/own-repository.ts'
import { listInstallments, listOfRequest, listVersions } from '#features/agreements/server/repository.ts'
import { agreements } from '#features/agreements/server/table.ts'
import type { VatRate } from '#features/agreements/values.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { inDays, minDays } from '#features/legal-pages/periods.ts'
import { listPeriodsSince } from '#features/legal-pages/server/repository.ts'
import type { ArchivedFile } from './export-repository.ts'

/** The agreements of a request that were sent or agreed, with the files of their versions. */
export const collectAgreements = async (db: Database, consultationId: number, files: ArchivedFile[]) => {
  const agreements = []
  for (const row of await listOfRequest(db, consultationId)) {
    const versions = await listVersions(db, row.id)
    if (versions.length === 0 && row.state === 'draft') continue
    const records = await listRecords(db, row.id)
    const sent = versions.map(({ id, agreementId: _of, storageKey, size, signature: _, ...version }) => {
      const path = `agreements/${row.number}-v${version.version}.pdf`
      files.push({ key: storageKey, path, size, sha256: version.sha256 })
      const record = records.find(({ versionId }) => versionId === id)
      const recordPath = record && `agreements/${row.number}-v${version.version}-acceptance.pdf`
      if (record && recordPath) files.push({ ...record, key: record.storageKey, path: recordPath })
      const { acceptedById: _by, ...exported } = version
      return { ...exported, file: path, record: recordPath ?? null }
    })
    const installments = await listInstallments(db, row.id)
    const shown = shownVersion(row, versions[0])
    // The next version is the office's until it is sent.
    const isDraft = shown !== undefined && shown.version !== row.version
    const fee: Fee = isDraft
      ? { total: null, rate: null }
      : feeOf({ ...row, vatRate: row.vatRate as VatRate })
    agreements.push({
      number: row.number,
      version: shown?.version ?? row.version,
      state: row.state,
      kind: row.kind,
      totalInHalalas: fee.total,
      /** By the hour. */
      rateInHalalas: fee.rate,
      validUntil: isDraft ? null : row.validUntil,
      payerName: isDraft ? '' : row.payerName,
      payerConsentOn: isDraft ? null : row.payerConsentOn,
      sentAt: row.sentAt,
      openedAt: row.openedAt,
      decidedAt: row.decidedAt,
      how: row.how,
      nafithNumber: row.nafithNumber,
      agreedOn: row.agreedOn,
      endedAt: row.endedAt,
      endKind: row.endKind,
      endReason: row.endReason,
      textAr: isDraft ? '' : row.textAr,
      textEn: isDraft ? '' : row.textEn,
      instalments: isDraft
        ? []
        : installments.map(
            ({ id: _id, agreementId: _of, invoiceDocumentId: _invoice, reminded: _, ...each }) => each,
          ),
      versions: sent,
    })
  }
  return agreements
}

/**
 * Whether a client or a guest has an agreement that binds, or that ended within the retention period of files, which is
 * at least five years.
 */
export const hasRetainedAgreement = async (
  db: Database,
  owner: { userId: number } | { guestId: number },
): Promise<boolean> => {
  const [{ matters }] = await listPeriodsSince(db, new Date().toISOString())
  const days = Math.max(matters ? inDays(matters) : 0, minDays.matters)
  const requests = db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      'userId' in owner ? eq(consultations.userId, owner.userId) : eq(consultations.guestId, owner.guestId),
    )
  const isRetained = or(
    inArray(agreements.state, ['accepted', 'in_force']),
    sql`${agreements.endedAt} > now() - make_interval(days => ${days}::int)`,
  )
  return (await db.$count(agreements, and(inArray(agreements.consultationId, requests), isRetained))) > 0
}
