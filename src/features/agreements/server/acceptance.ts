import type { Transaction } from '#db/connection.ts'
import type { Acceptance, AgreementSeal } from './evidence.ts'
import { type AgreementRow, getVersion, markAccepted, updateVersion, type VersionRow } from './repository.ts'

/** The facts that the signature covers; undefined if the version was not accepted here. */
export const acceptanceOf = ({ number }: AgreementRow, row: VersionRow): Acceptance | undefined => {
  if (row.decision !== 'accepted' || row.decidedAt === null) return undefined
  return {
    number,
    version: row.version,
    textDigest: row.textDigest,
    sha256: row.sha256,
    email: row.acceptedEmail ?? '',
    name: row.acceptedName ?? '',
    sentAt: row.sentAt,
    openedAt: row.openedAt ?? '',
    acceptedAt: row.decidedAt,
    address: row.acceptedFrom ?? '',
    device: row.acceptedWith ?? '',
  }
}

type Accepting = { id: number; email: string; name: string; address: string; device: string }

/** Stores the evidence of an acceptance, and signs it. */
export const recordAcceptance = async (
  tx: Transaction,
  { agreement, version }: { agreement: AgreementRow; version: VersionRow },
  { id, email, name, address, device }: Accepting,
  seal: AgreementSeal,
): Promise<void> => {
  await markAccepted(tx, agreement, version.id, {
    acceptedById: id,
    acceptedEmail: email,
    acceptedName: name,
    acceptedFrom: address,
    acceptedWith: device,
  })
  const stored = await getVersion(tx, agreement.id, version.version)
  const acceptance = stored && acceptanceOf(agreement, stored)
  if (!acceptance) throw new Error('the acceptance was not stored')
  await updateVersion(tx, version.id, { signature: seal.sign(acceptance) })
}
