import type { Transaction } from '#db/connection.ts'
import type { Acceptance, EngagementSeal } from './evidence.ts'
import { type EngagementRow, getVersion, markAccepted, updateVersion, type VersionRow } from './repository.ts'

/** The facts that the signature covers; undefined if the version was not accepted here. */
export const acceptanceOf = ({ number }: EngagementRow, row: VersionRow): Acceptance | undefined => {
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
  { engagement, version }: { engagement: EngagementRow; version: VersionRow },
  { id, email, name, address, device }: Accepting,
  seal: EngagementSeal,
): Promise<void> => {
  await markAccepted(tx, engagement, version.id, {
    acceptedById: id,
    acceptedEmail: email,
    acceptedName: name,
    acceptedFrom: address,
    acceptedWith: device,
  })
  const stored = await getVersion(tx, engagement.id, version.version)
  const acceptance = stored && acceptanceOf(engagement, stored)
  if (!acceptance) throw new Error('the acceptance was not stored')
  await updateVersion(tx, version.id, { signature: seal.sign(acceptance) })
}
