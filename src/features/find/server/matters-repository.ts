import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { agreements } from '#features/agreements/server/table.ts'
import { isRequestOf } from '#features/conflicts/server/subject-readers.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { mayListConsultation, mayOpenConsultation } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { mayReadContactMessage } from '#features/contact-messages/server/readers.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { mayReadDocumentRequest } from '#features/documents/server/readers.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { powers } from '#features/matters/server/table.ts'
import { mayReadDocument, mayReadMessage } from '#features/messages/server/readers.ts'
import { messages } from '#features/messages/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { foldNumber } from '#fields/fold.ts'
import { bestIds, containsQuery, type Query } from './query-repository.ts'
import { isText, type Requested } from './records-repository.ts'

type Read = { reader: Reader }

/** More than the number of results, because guests among them become separate results. */
const maxRequests = 20

const ofPerson = sql`fold_text(${consultations.firstName} || ' ' || ${consultations.lastName} || ' ' || ${consultations.email} || ' ' || ${consultations.phone})`

export const findRequests = (
  db: Database,
  { query, alike, reader, parties }: Requested & Read & { parties: readonly number[] },
) => {
  const where = mayListConsultation(reader)
  const { party, ofParty } = partiesFor(parties, reader)
  const best = bestIds(consultations, query, { where, alike, limit: maxRequests })
  const byPower = sql`${ofPower(query, reader)} union ${ofPaper(query, reader)}`
  return db
    .select({
      id: consultations.id,
      firstName: consultations.firstName,
      lastName: consultations.lastName,
      subject: consultations.subject,
      email: consultations.email,
      phone: consultations.phone,
      userId: consultations.userId,
      guestId: consultations.guestId,
      service: consultations.service,
      status: consultations.status,
      isRestricted: consultations.isRestricted,
      assignedToId: consultations.assignedToId,
      assignedToName: fullName(users),
      createdAt: consultations.createdAt,
      party,
      isPower: isText(sql`${consultations.id} in (${byPower})`),
      isText: isText(containsQuery(consultations.searchText, query)),
      isPerson: isText(containsQuery(ofPerson, query)),
    })
    .from(consultations)
    .leftJoin(users, eq(users.id, consultations.assignedToId))
    .where(
      and(
        sql`${consultations.id} in (select id from ${best} as best union ${numbered(query)} union ${ofParty} union (${byPower}) union (${ofAgreement(query, reader)}))`,
        where,
      ),
    )
}

/** The request with this number, and the newest whose number ends with it. */
export const numbered = ({ typed, number }: Query): SQL => {
  if (number === undefined) return sql`select null::integer`
  const step = 10 ** String(number).length
  // The step of a number with ten digits is not an integer of the database.
  const isEnd = number >= 10 && step < 2 ** 31 && !/[#٠0]\s*\d*$/.test(typed)
  return isEnd
    ? sql`(select ${number}::integer union all (select id from ${consultations}
        where id = any(array(select generate_series(${number}::integer, (select max(id) from ${consultations}), ${step}::integer)))
        order by id desc limit 5))`
    : sql`select ${number}::integer`
}

/** Only readers of a request may see its parties. */
export const partiesFor = (ids: readonly number[], reader: Reader) => {
  const found = sql`${consultationParties} as party where party.id = any(${sql.param([...ids])}::integer[])`
  const name = sql`concat_ws(' · ', nullif(party.name_arabic, ''), nullif(party.name_latin, ''))`
  const ofThis = sql`party.consultation_id = ${consultations}.id`
  return {
    party: sql<
      string | null
    >`case when ${mayOpenConsultation(reader)} then (select ${name} from ${found} and ${ofThis} limit 1) end`,
    ofParty: sql`(select ${consultations.id} from ${consultations} where ${mayOpenConsultation(reader)}
      and ${consultations.id} in (select party.consultation_id from ${found}))`,
  }
}

/** Only readers of a request may find it by the number of the identity document of its client or of a party. */
const ofPaper = ({ paperHash }: Query, reader: Reader): SQL =>
  paperHash === undefined
    ? sql`select null::integer`
    : sql`select ${consultations.id} from ${consultations} join identity_records as seen
        on ${isRequestOf({ userId: sql`seen.user_id`, guestId: sql`seen.guest_id`, partyId: sql`seen.party_id` })}
      where ${mayOpenConsultation(reader)} and (seen.number_hash = ${paperHash} or seen.registration_hash = ${paperHash})`

/** The same for the number of a power of attorney. */
export const ofPower = ({ powerHash }: Query, reader: Reader): SQL =>
  powerHash === undefined
    ? sql`select null::integer`
    : sql`select ${consultations.id} from ${consultations} where ${mayOpenConsultation(reader)}
      and ${consultations.id} in (select power.consultation_id from ${powers} as power where power.number_hash = ${powerHash})`

/** A request is also found by the number of its fee agreement, such as `1042-1`, or the one at Nafith. */
export const ofAgreement = ({ typed }: Pick<Query, 'typed'>, reader: Reader): SQL => {
  const number = foldNumber(typed).trim()
  return /^\d[\d-]{3,}$/.test(number)
    ? sql`select ${consultations.id} from ${consultations} where ${mayOpenConsultation(reader)}
      and ${consultations.id} in (select agreement.consultation_id from ${agreements} as agreement
        where agreement.number = ${number} or agreement.nafith_number = ${number})`
    : sql`select null::integer`
}

const sender = alias(users, 'sender')
const recipient = alias(users, 'recipient')

/** Characters of a message that are searched for the match. */
const maxOfText = sql.raw('3000')

export const findMessages = (db: Database, { query, reader }: Read & { query: Query }) => {
  const where = mayReadMessage(reader)
  return db
    .select({
      id: messages.id,
      subject: messages.subject,
      content: sql<string>`left(${messages.content}, ${maxOfText})`,
      fromUserId: messages.fromUserId,
      toUserId: messages.toUserId,
      isToFirm: messages.isToFirm,
      from: fullName(sender),
      isRestricted: isText(sql`${consultations.isRestricted} is true and ${mayOpenConsultation(reader)}`),
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(sender, eq(sender.id, messages.fromUserId))
    .leftJoin(consultations, eq(consultations.id, messages.consultationId))
    .where(and(sql`${messages.id} in ${bestIds(messages, query, { where })}`, where))
}

export const findContactMessages = (db: Database, { query, reader }: Read & { query: Query }) => {
  const where = mayReadContactMessage(reader)
  return db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      subject: contactMessages.subject,
      content: sql<string>`left(${contactMessages.message}, ${maxOfText})`,
      isRestricted: isText(sql`${consultations.isRestricted} is true`),
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .leftJoin(consultations, eq(consultations.id, contactMessages.consultationId))
    .where(and(sql`${contactMessages.id} in ${bestIds(contactMessages, query, { where })}`, where))
}

export const findDocuments = (db: Database, { query, reader }: Read & { query: Query }) => {
  const where = mayReadDocument(reader)
  return db
    .select({
      id: documents.id,
      name: documents.name,
      userId: documents.userId,
      clientName: sql<string>`${fullName(recipient)}`,
      isRestricted: isText(sql`${consultations.isRestricted} is true`),
      createdAt: documents.createdAt,
    })
    .from(documents)
    .innerJoin(recipient, eq(recipient.id, documents.userId))
    .leftJoin(consultations, eq(consultations.id, documents.consultationId))
    .where(and(sql`${documents.id} in ${bestIds(documents, query, { where })}`, where))
}

export const findDocumentRequests = (db: Database, { query, reader }: Read & { query: Query }) => {
  const where = mayReadDocumentRequest(reader)
  return db
    .select({
      id: documentRequests.id,
      name: documentRequests.title,
      userId: documentRequests.userId,
      clientName: sql<string>`${fullName(recipient)}`,
      isRestricted: isText(sql`${consultations.isRestricted} is true`),
      createdAt: documentRequests.createdAt,
    })
    .from(documentRequests)
    .innerJoin(recipient, eq(recipient.id, documentRequests.userId))
    .leftJoin(consultations, eq(consultations.id, documentRequests.consultationId))
    .where(and(sql`${documentRequests.id} in ${bestIds(documentRequests, query, { where })}`, where))
}
