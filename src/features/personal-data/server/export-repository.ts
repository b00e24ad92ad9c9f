import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Role, SignedInUser } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { listParties } from '#features/conflicts/server/repository.ts'
import { consents } from '#features/consents/server/table.ts'
import { appointmentSteps, type HistoryField } from '#features/consultations/schema.ts'
import { listConsultationHistory } from '#features/consultations/server/history-repository.ts'
import { type ConsultationList, listConsultations } from '#features/consultations/server/repository.ts'
import { listRecorded } from '#features/conversations/server/repository.ts'
import { listDocumentRequests, listDocuments } from '#features/documents/server/repository.ts'
import { documents } from '#features/documents/server/table.ts'
import { favorites } from '#features/favorites/server/table.ts'
import { isServed } from '#features/malware/values.ts'
import { mayReadDocument } from '#features/messages/server/readers.ts'
import { listMessages } from '#features/messages/server/repository.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import type { ContactPreference } from '#features/users/schema.ts'
import { sightingOfUser } from '#features/users/server/identity-repository.ts'
import { users } from '#features/users/server/table.ts'
import { findAddressRecords, listConsents, listContactMessages } from './address-repository.ts'
import { collectAgreements } from './agreement-repository.ts'
import { archivedNames } from './archived-names.ts'
import { collectAccess, collectMatter, collectQuestions, listMeetings } from './export-parts-repository.ts'
import { collectIdentity } from './identity-repository.ts'
import { erasureRequests } from './table.ts'

const everything = { limit: 1_000_000, offset: 0 }
const oldestFirst = { field: 'createdAt', descending: false } as const

/** A file of the archive: its key in the file store, and its path in the archive. */
export type ArchivedFile = { key: string; path: string; size: number; sha256: string }

/**
 * All data that the firm holds about one person, in the shape of `data.json` (decision 20). Data identified
 * only by an address is included only if the person has confirmed that address. Staff get their own data; the
 * matters on which they work belong to the clients.
 */
export const collectPersonalData = async (db: Database, person: SignedInUser, numbers: PartyNumbers) => {
  const isClient = person.role === 'client'
  const profile = await getProfile(db, person.id)
  const address = profile.isVerified ? profile.email : undefined
  const { contactMessageIds, isShared } = await findAddressRecords(db, profile)
  const ownDocuments = isClient ? await listDocumentsOf(db, person.id) : []
  const served = ownDocuments.filter(({ malwareCheck }) => isServed(malwareCheck))
  const fileOf = new Map(served.map(({ id, path }) => [id, path]))
  const { rows: messageRows } = await listMessages(db, {
    // Staff also get only messages that they wrote themselves.
    reader: asClient(person.id),
    box: isClient ? undefined : 'sent',
    page: everything,
    sort: oldestFirst,
  })
  const files: ArchivedFile[] = served.map(({ key, path, size, sha256 }) => ({ key, path, size, sha256 }))
  const data = {
    format: 'mizan-personal-data',
    version: 2,
    exportedAt: new Date().toISOString(),
    profile,
    identity: isClient ? await collectIdentity(db, { userId: person.id }, numbers) : null,
    consultations: isClient
      ? await listConsultationsOf(db, { reader: asClient(person.id) }, { numbers, files })
      : [],
    messages: messageRows.map((message) => ({
      number: message.id,
      direction: message.fromUserId === person.id ? ('sent' as const) : ('received' as const),
      from: message.fromUserName,
      /** Null for the firm and for a deleted user. */
      to: message.toUserName,
      isToFirm: message.isToFirm,
      subject: message.subject,
      content: message.content,
      state: message.status,
      answers: message.parentMessageId,
      consultation: isClient ? message.consultationId : null,
      attachments: isClient
        ? message.attachments.map(({ id, name, type, size }) => ({
            name,
            type,
            size,
            file: fileOf.get(id) ?? null,
          }))
        : [],
      createdAt: message.createdAt,
    })),
    documents: ownDocuments.map(({ id, key, sha256, path, ...document }) => ({
      number: id,
      ...document,
      file: isServed(document.malwareCheck) ? path : null,
    })),
    documentRequests: isClient ? await listRequestedDocuments(db, person.id) : [],
    contactMessages: await listContactMessages(db, contactMessageIds),
    favorites: await listFavoritesOf(db, person.id),
    consents: await listConsentsOf(db, person.id, isShared ? undefined : address),
    newsletter: address === undefined ? null : await findSubscription(db, address),
    ...(await collectAccess(db, person.id)),
    erasureRequests: await listErasuresOf(db, person.id),
  }
  return { data, files }
}
export type PersonalData = Omit<Awaited<ReturnType<typeof collectPersonalData>>['data'], 'profile'> & {
  profile: Profile
}

/** A person without an account has neither a username nor settings. */
type Profile = Omit<Awaited<ReturnType<typeof getProfile>>, 'username' | 'role' | 'contactPreference'> & {
  username: string | null
  role: Role | null
  contactPreference: ContactPreference | null
}

const getProfile = async (db: Database, id: number) => {
  const [found] = await db
    .select({
      username: users.username,
      email: users.email,
      isVerified: users.isVerified,
      identitySeenAt: users.seenInPersonAt,
      identitySighting: sightingOfUser,
      identityDocument: users.seenInPersonDocument,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      role: users.role,
      registrationReason: users.registrationReason,
      preferredLanguage: users.preferredLanguage,
      contactPreference: users.contactPreference,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, id))
  if (!found) throw new Error('the person is gone')
  return found
}

const asClient = (id: number) => ({ id, role: 'client' as const })

const clientSteps = ['created', 'status', 'withdrawn', 'replied', ...appointmentSteps] as const
const isForClient = (field: HistoryField): field is (typeof clientSteps)[number] =>
  clientSteps.some((step) => step === field)

/** Notes and ids of others are left out; the history has only entries for the client. */
export const listConsultationsOf = async (
  db: Database,
  which: Pick<ConsultationList, 'reader' | 'matches'>,
  { numbers, files }: { numbers: PartyNumbers; files: ArchivedFile[] },
) => {
  const { rows } = await listConsultations(db, { ...which, page: everything, sort: oldestFirst })
  const answers = []
  for (const row of rows) {
    const { id, notes, userId: _owner, assignedToId, assignedToName, isOpen, isRestricted, ...about } = row
    const { conflictFlaggedAt, stage, nextDate, hasPastDate, rejectionNote, ...request } = about
    const parties = await listParties(db, id, numbers)
    const history = await listConsultationHistory(db, id)
    answers.push({
      number: id,
      ...request,
      rejectionNote: row.status === 'rejected' && row.withdrawnAt === null ? rejectionNote : '',
      lawyer: assignedToName,
      /** Other parties are other people. */
      clients: parties.flatMap(({ role, nameArabic, nameLatin, number }) =>
        role === 'client' ? { nameArabic, nameLatin, number } : [],
      ),
      appointments: await listMeetings(db, id),
      conversations: await listRecorded(db, id),
      ...(await collectMatter(db, id, numbers)),
      questions: await collectQuestions(db, id),
      agreements: await collectAgreements(db, id, files),
      history: history.flatMap(({ field, from, to, message, createdAt }) =>
        isForClient(field) ? { what: field, from, to, message, createdAt } : [],
      ),
    })
  }
  return answers
}

const listDocumentsOf = async (db: Database, userId: number) => {
  const { rows } = await listDocuments(db, {
    readable: mayReadDocument(asClient(userId)),
    page: everything,
    viewsBy: 'office',
  })
  const files = new Map(
    (
      await db
        .select({ id: documents.id, key: documents.storageKey, sha256: documents.sha256 })
        .from(documents)
        .where(eq(documents.userId, userId))
    ).map(({ id, ...file }) => [id, file]),
  )
  const oldest = rows.toReversed()
  const paths = archivedNames(oldest.map(({ name }) => name))
  return oldest.map(
    (
      { id, name, type, size, consultationId, uploadedBy, isFromFirm, openedAt, malwareCheck, ...row },
      at,
    ) => ({
      id,
      key: files.get(id)?.key ?? '',
      sha256: files.get(id)?.sha256 ?? '',
      path: paths[at] ?? '',
      name,
      type,
      size,
      consultation: consultationId,
      direction: isFromFirm ? ('received' as const) : ('sent' as const),
      uploadedBy,
      openedAt,
      /** Null if no scanner was configured at upload. A quarantined document has no file in the archive. */
      malwareCheck,
      /** Views by staff, with time. */
      views: row.views.map(({ userName, createdAt }) => ({ by: userName, at: createdAt })),
      createdAt: row.createdAt,
    }),
  )
}

const listRequestedDocuments = async (db: Database, userId: number) => {
  const { rows } = await listDocumentRequests(db, { reader: asClient(userId), page: everything })
  return rows.map(({ title, dueDate, state, paper, consultationId, documentId, createdAt, updatedAt }) => ({
    title,
    dueDate,
    state,
    isFromAnswers: paper?.isFromAnswers ?? false,
    consultation: consultationId,
    document: documentId,
    createdAt,
    updatedAt,
  }))
}

const listFavoritesOf = (db: Database, userId: number) =>
  db
    .select({
      publication: favorites.publicationId,
      titleEn: publications.titleEn,
      titleAr: publications.titleAr,
      createdAt: favorites.createdAt,
    })
    .from(favorites)
    .innerJoin(publications, eq(publications.id, favorites.publicationId))
    .where(eq(favorites.userId, userId))
    .orderBy(asc(favorites.id))

const listConsentsOf = (db: Database, userId: number, address: string | undefined) =>
  listConsents(
    db,
    or(
      eq(consents.userId, userId),
      address === undefined
        ? undefined
        : and(isNull(consents.userId), eq(sql`lower(${consents.email})`, address.toLowerCase())),
    ),
  )

const findSubscription = async (db: Database, address: string) => {
  const [found] = await db
    .select({
      isActive: newsletterSubscribers.isActive,
      language: newsletterSubscribers.language,
      areas: newsletterSubscribers.areas,
      subscribedAt: newsletterSubscribers.subscribedAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
    })
    .from(newsletterSubscribers)
    .where(eq(sql`lower(${newsletterSubscribers.email})`, address.toLowerCase()))
  return found ?? null
}

const listErasuresOf = (db: Database, userId: number) =>
  db
    .select({
      state: erasureRequests.state,
      dueAt: erasureRequests.dueAt,
      decidedAt: erasureRequests.decidedAt,
      reason: erasureRequests.reason,
      createdAt: erasureRequests.createdAt,
    })
    .from(erasureRequests)
    .where(eq(erasureRequests.userId, userId))
    .orderBy(asc(erasureRequests.id))
