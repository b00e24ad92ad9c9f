import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { isOf, openRequestsOf, type Subject } from '#features/conflicts/server/subject-readers.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { findGuestIdentity } from '#features/consultations/server/guest-repository.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { mayReadDocument } from '#features/messages/server/readers.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { findIdentity } from '#features/users/server/identity-repository.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { policyOf } from '../rules.ts'
import type { Diligence, Paper } from '../schema.ts'
import { identityRecords } from './table.ts'

export const findPolicy = async (db: Database) => policyOf(settingsOf(await listSettings(db)))

type Row = typeof identityRecords.$inferSelect
type Seen = Pick<Paper, 'documentKind' | 'note' | 'seenAt' | 'seenBy'>

const setter = alias(users, 'setter')
const seer = alias(users, 'seer')

/** The record as a reader of the subject sees it. */
export const readDiligence = async (
  db: Database,
  subject: Subject,
  { reader, numbers }: { reader: Reader; numbers: PartyNumbers },
): Promise<Omit<Diligence, 'openHits'>> => {
  const [found] = await db
    .select({ row: identityRecords, setBy: fullName(setter), seenBy: fullName(seer), copy: documents.name })
    .from(identityRecords)
    .leftJoin(setter, eq(setter.id, identityRecords.riskSetById))
    .leftJoin(seer, eq(seer.id, identityRecords.seenById))
    .leftJoin(documents, and(eq(documents.id, identityRecords.copyDocumentId), mayReadDocument(reader)))
    .where(isOf(identityRecords, subject))
  const row = found?.row
  const policy = await findPolicy(db)
  const copyId = row?.copyDocumentId ?? null
  const seen = await seenOf(db, subject, found)
  return {
    paper: {
      ...seen,
      ...paperOf(row, numbers),
      copy: copyId === null || !found?.copy ? null : { id: copyId, name: found.copy },
    },
    risk: row?.riskLevel
      ? {
          level: row.riskLevel,
          reasons: row.riskReasons,
          note: row.riskNote,
          reviewOn: row.reviewOn ?? '',
          setAt: row.riskSetAt ?? row.updatedAt,
          setBy: found?.setBy ?? null,
        }
      : null,
    isCovered: await isCovered(db, subject, { reader, areas: policy.areas }),
    ownerShare: policy.ownerShare,
    keepsCopies: policy.keepsCopies,
    documents: await listPossibleCopies(db, subject, reader),
    updatedAt: row?.updatedAt ?? null,
  }
}

/** The four facts that an account, a guest or a party has about the document that was seen. */
export const seenOf = async (
  db: Database,
  subject: Subject,
  found: { row: Row; seenBy: string | null } | undefined,
): Promise<Seen> => {
  if ('partyId' in subject) {
    const { documentKind = null, note = null, seenAt = null } = found?.row ?? {}
    return { documentKind, note, seenAt, seenBy: found?.seenBy ?? null }
  }
  const identity =
    'userId' in subject
      ? await findIdentity(db, subject.userId)
      : await findGuestIdentity(db, subject.guestId)
  const by = identity?.seenBy
  return {
    documentKind: identity?.documentKind ?? null,
    note: identity?.note ?? null,
    seenAt: identity?.seenAt ?? null,
    seenBy: by ? `${by.firstName} ${by.lastName}` : null,
  }
}

const paperOf = (row: Row | undefined, numbers: PartyNumbers): Omit<Paper, keyof Seen | 'copy'> => {
  const read = (sealed: string | null | undefined) => (sealed ? numbers.readPaper(sealed) : null)
  return {
    sighting: row?.sighting ?? null,
    number: read(row?.sealedNumber),
    country: row?.country ?? '',
    validUntil: row?.validUntil ?? null,
    birthDate: row?.birthDate ?? null,
    capacity: row?.capacity ?? null,
    powerNumber: read(row?.sealedPower),
    registrationNumber: read(row?.sealedRegistration),
    registrationUntil: row?.registrationUntil ?? null,
    owners: row?.owners ?? [],
    source: row?.source ?? '',
  }
}

/** Whether a request of the subject that the user may open is in a covered area. */
export const isCovered = async (
  db: Database,
  subject: Subject,
  { reader, areas }: { reader: Reader; areas: readonly (typeof consultations.$inferSelect)['service'][] },
): Promise<boolean> =>
  areas.length > 0 &&
  (await db.$count(
    consultations,
    and(openRequestsOf(subject, reader), inArray(consultations.service, [...areas])),
  )) > 0

const maxCopies = 50

/** The newest documents of the subject, of which one may be the copy. Guests have none. */
const listPossibleCopies = (db: Database, subject: Subject, reader: Reader) => {
  if ('guestId' in subject) return []
  const own =
    'userId' in subject
      ? eq(documents.userId, subject.userId)
      : sql`${documents.consultationId} = (select ${consultationParties.consultationId} from ${consultationParties}
          where ${consultationParties.id} = ${subject.partyId})`
  return db
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(own, mayReadDocument(reader)))
    .orderBy(desc(documents.id))
    .limit(maxCopies)
}

/** Whether the document may be recorded as the copy. */
export const mayBeCopy = async (
  db: Database,
  subject: Subject,
  id: number,
  reader: Reader,
): Promise<boolean> => (await listPossibleCopies(db, subject, reader)).some((each) => each.id === id)

/** Whether the risk of the person who sent a request is open although the area requires due diligence. */
export const isDiligenceOpen = async (
  db: Database,
  { id, userId, guestId }: { id: number; userId: number | null; guestId: number | null },
): Promise<boolean> => {
  const { areas } = await findPolicy(db)
  if (areas.length === 0) return false
  const covered = and(eq(consultations.id, id), inArray(consultations.service, areas))
  if ((await db.$count(consultations, covered)) === 0) return false
  const subject = userId !== null ? { userId } : guestId !== null ? { guestId } : undefined
  if (!subject) return true
  const rated = and(isOf(identityRecords, subject), isNotNull(identityRecords.riskLevel))
  return (await db.$count(identityRecords, rated)) === 0
}

/** Whether a number is stored that the key in the data folder must be able to read. */
export const hasIdentityNumbers = async (db: Database): Promise<boolean> =>
  (await db.$count(identityRecords, isNotNull(identityRecords.sealedNumber))) > 0
