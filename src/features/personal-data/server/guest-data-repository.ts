import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { isSameName } from '#features/conflicts/server/names/similarity.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { consents } from '#features/consents/server/table.ts'
import { consentsOfGuest } from '#features/consultations/server/guest-repository.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { deleteGuestRecord } from '#features/due-diligence/server/retention-repository.ts'
import { outbox } from '#features/outbox/server/table.ts'
import type { GuestPerson } from '#features/people/schema.ts'
import { users } from '#features/users/server/table.ts'
import { listConsents, listContactMessages } from './address-repository.ts'
import { eraseConsultations } from './destruction-repository.ts'
import { type ArchivedFile, listConsultationsOf, type PersonalData } from './export-repository.ts'
import { collectIdentity } from './identity-repository.ts'
import { erasureRequests } from './table.ts'

type Guest = GuestPerson & { guestId: number }

/** Contact messages from an address of the guest with a name of the guest. */
const findContactMessages = async (db: Database, { emails, names }: Guest): Promise<number[]> => {
  const addresses = emails.map((email) => email.toLowerCase())
  const rows = await db
    .select({ id: contactMessages.id, name: contactMessages.name })
    .from(contactMessages)
    .where(inArray(sql`lower(${contactMessages.email})`, addresses))
  return rows.flatMap((row) => (names.some((name) => isSameName(name, row.name)) ? [row.id] : []))
}

/** All data that the firm holds about a person without an account, in the shape of an account's export. */
export const collectGuestData = async (
  db: Database,
  guest: Guest,
  { reader, numbers }: { reader: Reader; numbers: PartyNumbers },
): Promise<{ data: PersonalData; files: ArchivedFile[] }> => {
  const files: ArchivedFile[] = []
  const { firstName, lastName, email, phone, createdAt, updatedAt, language } = guest
  const data: PersonalData = {
    format: 'mizan-personal-data',
    version: 2,
    exportedAt: new Date().toISOString(),
    profile: {
      username: null,
      email,
      isVerified: false,
      identitySeenAt: guest.seenInPersonAt,
      identitySighting: guest.sighting,
      identityDocument: guest.seenInPersonDocument,
      firstName,
      lastName,
      phone,
      role: null,
      registrationReason: null,
      preferredLanguage: language,
      contactPreference: null,
      createdAt,
      updatedAt,
    },
    // An employee downloads this file, so the number is left out.
    identity: await collectIdentity(db, { guestId: guest.guestId }, undefined),
    consultations: await listConsultationsOf(
      db,
      { reader, matches: eq(consultations.guestId, guest.guestId) },
      { numbers, files },
    ),
    messages: [],
    documents: [],
    documentRequests: [],
    contactMessages: await listContactMessages(db, await findContactMessages(db, guest)),
    favorites: [],
    consents: await listConsents(db, consentsOfGuest(guest.guestId)),
    newsletter: null,
    twoFactorSince: null,
    sessions: [],
    devices: [],
    passkeys: [],
    erasureRequests: [],
  }
  return { data, files }
}

/** The addresses of a guest that no other guest and no account uses. */
export const listOwnAddresses = async (db: Database, { guestId, emails }: Guest): Promise<string[]> => {
  const addresses = emails.map((email) => email.toLowerCase())
  const isAmong = (column: SQL) => inArray(column, addresses)
  const others = await db
    .select({ email: sql<string>`lower(${consultations.email})` })
    .from(consultations)
    .where(
      and(
        isAmong(sql`lower(${consultations.email})`),
        sql`${consultations.guestId} is distinct from ${guestId}`,
      ),
    )
  const accounts = await db
    .select({ email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(isAmong(sql`lower(${users.email})`))
  const used = new Set([...others, ...accounts].map(({ email }) => email))
  return addresses.filter((address) => !used.has(address))
}

/**
 * Erases a guest as an account is erased (decision 20): figures and proofs stay without the person. Mail and consents
 * have no name, so those of an address that others use stay. Returns the keys of the files and the deleted appointments.
 */
export const eraseGuest = async (db: Database, guest: Guest, ids: number[]) => {
  const messageIds = await findContactMessages(db, guest)
  const own = await listOwnAddresses(db, guest)
  await db.delete(contactMessages).where(inArray(contactMessages.id, messageIds))
  await db
    .delete(outbox)
    .where(and(isNull(outbox.recipientId), inArray(sql`lower(${outbox.recipient})`, own)))
  const given = await db
    .select({ id: consents.id, email: consents.email })
    .from(consents)
    .where(consentsOfGuest(guest.guestId))
  for (const { id, email } of given) {
    const hash = createHash('sha256').update(email.toLowerCase()).digest('hex')
    await db
      .update(consents)
      .set({ email: `sha256:${hash}`, phone: null })
      .where(eq(consents.id, id))
  }
  const ended = await db.select().from(appointments).where(inArray(appointments.consultationId, ids))
  await deleteGuestRecord(db, guest.guestId)
  const files = await eraseConsultations(db, ids)
  return { files, ended }
}

/** The fact of the erasure, without the person. */
export const recordErasure = async (db: Database, decidedById: number): Promise<void> => {
  await db
    .insert(erasureRequests)
    .values({ userId: null, state: 'done', dueAt: sql`now()`, decidedAt: sql`now()`, decidedById })
}
