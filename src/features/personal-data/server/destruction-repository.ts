import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Role } from '#access/roles.ts'
import { emptied, nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { acceptanceRecords, agreements, agreementVersions } from '#features/agreements/server/table.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { forgetAttemptsBetween } from '#features/auth/server/login-repository.ts'
import { nameInKey } from '#features/auth/server/repository.ts'
import { tokens } from '#features/auth/server/table.ts'
import { conflictChecks, consultationParties } from '#features/conflicts/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import {
  consultationHistory,
  consultationLinks,
  consultationNotes,
  consultations,
} from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { conversations } from '#features/conversations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { recordRequestEnds } from '#features/due-diligence/server/retention-repository.ts'
import { legalHolds } from '#features/legal-holds/server/table.ts'
import { matterDates, matterProgress, powers, stageMoves } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { questionAnswers, questionForms } from '#features/questions/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { findAddressRecords } from './address-repository.ts'
import { isMailOf } from './erasure-repository.ts'
import { erasureRequests } from './table.ts'

/** Replaces a person's name in lists. */
const nobody = '—'

type ErasedPerson = {
  id: number
  username: string
  email: string
  firstName: string
  lastName: string
  role: Role
  isVerified: boolean
}

/**
 * Makes concurrent writes about the person wait and then find the person deleted. Call it inside a
 * transaction.
 */
export const lockPerson = async (db: Database, id: number): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

/**
 * Deletes a person from every table. Returns the keys of the files to delete after the commit, and the
 * deleted appointments. Decision 20 explains what each table retains. Data identified only by an address is
 * deleted only if the person has confirmed that address: otherwise anyone could register with another
 * person's address and destroy their matter. Records of others who share the address stay.
 */
export const erasePerson = async (db: Database, person: ErasedPerson) => {
  const address = person.email.toLowerCase()
  const { requestIds, contactMessageIds, isShared } = await findAddressRecords(db, person)
  const emptied = await emptyConsultations(
    db,
    or(eq(consultations.userId, person.id), inArray(consultations.id, requestIds)),
  )
  // A message of the office belongs to the matter of the client who received it (P4.7).
  if (person.role === 'client')
    await eraseMessages(db, or(eq(messages.fromUserId, person.id), eq(messages.toUserId, person.id)))
  if (person.isVerified) {
    await db.delete(contactMessages).where(inArray(contactMessages.id, contactMessageIds))
    await db.delete(newsletterSubscribers).where(eq(sql`lower(${newsletterSubscribers.email})`, address))
    await db.delete(tokens).where(eq(sql`lower(${tokens.email})`, address))
  }
  await db.delete(outbox).where(isMailOf(person, isShared))
  for (const name of [person.username, address]) await forgetAttemptsBetween(db, '', nameInKey(name))
  await eraseConsents(db, person, isShared)
  await db.update(erasureRequests).set({ reason: null }).where(eq(erasureRequests.userId, person.id))
  const files = await db
    .delete(documents)
    .where(eq(documents.userId, person.id))
    .returning({ key: documents.storageKey })
  // Deletes sessions, devices, tokens, second factor, favorites and document requests by cascade.
  await db.delete(users).where(eq(users.id, person.id))
  return { files: [...emptied.files, ...files.map(({ key }) => key)], ended: emptied.ended }
}

/** Messages of others in the same thread stay, without the reference to the deleted one. */
const eraseMessages = async (db: Database, which: SQL | undefined): Promise<void> => {
  const ids = db.select({ id: messages.id }).from(messages).where(which)
  await db.update(messages).set({ parentMessageId: null }).where(inArray(messages.parentMessageId, ids))
  await db.delete(messages).where(which)
}

/** Deletes the agreements of these requests, and returns the keys of their files. */
const eraseAgreements = async (db: Database, consultationIds: SQLWrapper): Promise<string[]> => {
  const ids = db
    .select({ id: agreements.id })
    .from(agreements)
    .where(inArray(agreements.consultationId, consultationIds))
  const ofThese = inArray(agreementVersions.agreementId, ids)
  const versionIds = db.select({ id: agreementVersions.id }).from(agreementVersions).where(ofThese)
  const records = await db
    .delete(acceptanceRecords)
    .where(inArray(acceptanceRecords.versionId, versionIds))
    .returning({ key: acceptanceRecords.storageKey })
  const files = await db
    .delete(agreementVersions)
    .where(ofThese)
    .returning({ key: agreementVersions.storageKey })
  await db.delete(agreements).where(inArray(agreements.consultationId, consultationIds))
  return [...files, ...records].map(({ key }) => key)
}

/** The retained data of a consultation identifies no person. */
const emptyConsultations = async (db: Database, which: SQL | undefined) => {
  const ids = db.select({ id: consultations.id }).from(consultations).where(which)
  await db.delete(consultationLinks).where(inArray(consultationLinks.consultationId, ids))
  await db.delete(consultationParties).where(inArray(consultationParties.consultationId, ids))
  await db.delete(conflictChecks).where(inArray(conflictChecks.consultationId, ids))
  await db.delete(conversations).where(inArray(conversations.consultationId, ids))
  await db.delete(consultationNotes).where(inArray(consultationNotes.consultationId, ids))
  await db.delete(questionForms).where(inArray(questionForms.consultationId, ids))
  await db.delete(questionAnswers).where(inArray(questionAnswers.consultationId, ids))
  await db.delete(matterDates).where(inArray(matterDates.consultationId, ids))
  await db.delete(powers).where(inArray(powers.consultationId, ids))
  const files = await eraseAgreements(db, ids)
  await db
    .update(matterProgress)
    .set(emptied(matterProgress))
    .where(inArray(matterProgress.consultationId, ids))
  await db.update(stageMoves).set(emptied(stageMoves)).where(inArray(stageMoves.consultationId, ids))
  const ended = await db.delete(appointments).where(inArray(appointments.consultationId, ids)).returning()
  await db.delete(legalHolds).where(inArray(legalHolds.consultationId, ids))
  await db
    .update(consultationHistory)
    .set(emptied(consultationHistory))
    .where(inArray(consultationHistory.consultationId, ids))
  await db
    .update(consultations)
    .set({
      ...emptied(consultations),
      firstName: nobody,
      updatedAt: nextVersion(consultations.updatedAt),
    })
    .where(which)
  return { ended, files }
}

/**
 * Empties consultations whose retention period has ended and deletes dependent records; returns the keys of
 * the files to delete after the commit. The figures lose their client too, so that they cannot be found by
 * the account.
 */
export const eraseConsultations = async (db: Database, ids: number[]): Promise<string[]> => {
  await recordRequestEnds(db, ids)
  const files = await db
    .delete(documents)
    .where(inArray(documents.consultationId, ids))
    .returning({ key: documents.storageKey })
  await db.delete(documentRequests).where(inArray(documentRequests.consultationId, ids))
  await eraseMessages(db, inArray(messages.consultationId, ids))
  await db.delete(contactMessages).where(inArray(contactMessages.consultationId, ids))
  const emptied = await emptyConsultations(db, inArray(consultations.id, ids))
  await db.update(consultations).set({ userId: null }).where(inArray(consultations.id, ids))
  return [...emptied.files, ...files.map(({ key }) => key)]
}

/**
 * The accepted text and the time are retained as the proof that the law requires. The address becomes a hash,
 * so that the row can be found only with the address.
 */
const eraseConsents = async (
  db: Database,
  { id, email, isVerified }: ErasedPerson,
  isShared: boolean,
): Promise<void> => {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex')
  await db
    .update(consents)
    .set({ email: `sha256:${hash}`, phone: null, userId: null })
    .where(
      or(
        eq(consents.userId, id),
        isVerified && !isShared
          ? and(isNull(consents.userId), eq(sql`lower(${consents.email})`, email.toLowerCase()))
          : undefined,
      ),
    )
}
