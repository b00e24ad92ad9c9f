import { asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { isSameName } from '#features/conflicts/server/names/similarity.ts'
import { consents } from '#features/consents/server/table.ts'
import { listRequestsOfAddress } from '#features/consultations/server/guest-repository.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'

type Owner = { email: string; isVerified: boolean; firstName: string; lastName: string }

/** Records that are linked to a person by their address only. `isShared`: others use the address too. */
export type AddressRecords = { requestIds: number[]; contactMessageIds: number[]; isShared: boolean }

/**
 * Records of an address that belong to its owner; none until the address is verified. Families and companies share
 * addresses, so records with another name belong to the owner only if no other name uses the address.
 */
export const findAddressRecords = async (db: Database, owner: Owner): Promise<AddressRecords> => {
  if (!owner.isVerified) return { requestIds: [], contactMessageIds: [], isShared: false }
  const address = owner.email.toLowerCase()
  const requestIds = (await listRequestsOfAddress(db, owner, isSameName)).map(({ id }) => id)
  const all = await db.$count(
    consultations,
    sql`${isNull(consultations.userId)} and lower(${consultations.email}) = ${address}`,
  )
  const messages = await db
    .select({ id: contactMessages.id, name: contactMessages.name })
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, address))
    .orderBy(asc(contactMessages.id))
  const own = `${owner.firstName} ${owner.lastName}`.trim()
  const isOwn = ({ name }: { name: string }) => isSameName(name, own)
  const otherNames = new Set(messages.flatMap((each) => (isOwn(each) ? [] : [each.name.toLowerCase()])))
  const isShared = all > requestIds.length || otherNames.size > 1
  return {
    requestIds,
    contactMessageIds: messages.flatMap((each) => (!isShared || isOwn(each) ? [each.id] : [])),
    isShared,
  }
}

export const listContactMessages = (db: Database, ids: readonly number[]) =>
  db
    .select({
      name: contactMessages.name,
      phone: contactMessages.phone,
      subject: contactMessages.subject,
      message: contactMessages.message,
      language: contactMessages.language,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(inArray(contactMessages.id, [...ids]))
    .orderBy(asc(contactMessages.id))

export const listConsents = (db: Database, which: SQL | undefined) =>
  db
    .select({
      purpose: consents.purpose,
      isGiven: consents.isGiven,
      textVersion: consents.textVersion,
      language: consents.language,
      email: consents.email,
      createdAt: consents.createdAt,
    })
    .from(consents)
    .where(which)
    .orderBy(asc(consents.id))
