import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { findHistory } from '#features/consultations/server/history-repository.ts'
import { findNotes } from '#features/consultations/server/note-repository.ts'
import { consultationHistory, consultationNotes, noteMentions } from '#features/consultations/server/table.ts'
import { findConversations } from '#features/conversations/server/repository.ts'
import { conversations } from '#features/conversations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { mayReadDocument, mayReadMessage } from '#features/messages/server/readers.ts'
import { findMessages } from '#features/messages/server/repository.ts'
import { messageDocuments, messages } from '#features/messages/server/table.ts'
import { questionAnswers, questionVersions } from '#features/questions/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { type EntryOf, type Thread, type ThreadEntry, type ThreadKind, threadFields } from '../schema.ts'

/** The entries of each kind about a request that the user may read, as id and time. */
const sources: Record<ThreadKind, (consultationId: number, reader: Reader) => SQL> = {
  change: (consultationId) =>
    sql`select 'change' as kind, ${consultationHistory.id} as id, ${consultationHistory.createdAt} as at
    from ${consultationHistory} where ${consultationHistory.consultationId} = ${consultationId}
    and ${inArray(consultationHistory.field, [...threadFields])}`,
  message: (consultationId, reader) =>
    sql`select 'message' as kind, ${messages.id} as id, ${messages.createdAt} as at
    from ${messages} where ${messages.consultationId} = ${consultationId} and ${mayReadMessage(reader)}`,
  document: (consultationId, reader) =>
    sql`select 'document' as kind, ${documents.id} as id, ${documents.createdAt} as at
    from ${documents} where ${documents.consultationId} = ${consultationId} and ${mayReadDocument(reader)}
    and not exists (select 1 from ${messageDocuments} where ${messageDocuments.documentId} = ${documents.id})`,
  documentRequest: (consultationId) =>
    sql`select 'documentRequest' as kind, ${documentRequests.id} as id, ${documentRequests.createdAt} as at
    from ${documentRequests} where ${documentRequests.consultationId} = ${consultationId}`,
  note: (consultationId) =>
    sql`select 'note' as kind, ${consultationNotes.id} as id, ${consultationNotes.createdAt} as at
    from ${consultationNotes} where ${consultationNotes.consultationId} = ${consultationId}`,
  conversation: (consultationId) =>
    sql`select 'conversation' as kind, ${conversations.id} as id, ${conversations.at} as at
    from ${conversations} where ${conversations.consultationId} = ${consultationId}`,
  answers: (consultationId) =>
    sql`select 'answers' as kind, ${questionAnswers.id} as id, ${questionAnswers.createdAt} as at
    from ${questionAnswers} where ${questionAnswers.consultationId} = ${consultationId}`,
}

/** The notes that mention a user who may not open the request. */
const notesNaming = (consultationId: number, { id }: Reader): SQL =>
  sql`${sources.note(consultationId, { id, role: 'staff' })} and exists (select 1 from ${noteMentions}
    where ${noteMentions.noteId} = ${consultationNotes.id} and ${noteMentions.userId} = ${id})`

type Requested = { reader: Reader; isOpen: boolean; count: number; first?: number | undefined }

/**
 * The newest and the oldest entries about a request, oldest first. Without access to its texts, only notes that mention
 * the user.
 */
export const findThread = async (
  db: Database,
  consultationId: number,
  { reader, isOpen, count, first = 0 }: Requested,
): Promise<Thread> => {
  const parts = isOpen
    ? Object.values(sources).map((source) => source(consultationId, reader))
    : [notesNaming(consultationId, reader)]
  const find = (idsOf: IdsOf) => findEntries(db, reader, idsOf)
  const { entries, hasMore } = await listNewest(db, parts, count, find)
  const rest = hasMore ? await findRest(db, parts, { count, first }, find) : { earliest: [], between: null }
  return { entries: entries.toReversed(), hasMore, ...rest }
}

/** The oldest entries, and the number of those between them and the newest `count`. */
const findRest = async (
  db: Database,
  parts: readonly SQL[],
  { count, first }: { count: number; first: number },
  find: (idsOf: IdsOf) => Promise<ThreadEntry[]>,
): Promise<Pick<Thread, 'earliest' | 'between'>> => {
  const rest = sql`(select kind, id, at, row_number() over (order by at, kind desc, id) as place
    from (select * from (${sql.join([...parts], sql` union all `)}) as entries
      order by at desc, kind, id desc offset ${count}) as older) as rest`
  const { rows } = await db.execute<{ kind: ThreadKind; id: number }>(
    sql`select kind, id from ${rest} where place <= ${first} order by place`,
  )
  const { rows: counted } = await db.execute<{ count: number; from: number; until: number }>(
    sql`select count(*)::integer as count, extract(epoch from min(at))::float8 as from,
      extract(epoch from max(at))::float8 as until from ${rest} where place > ${first}`,
  )
  const found = await find((kind) => rows.flatMap((row) => (row.kind === kind ? row.id : [])))
  const [between] = counted
  return {
    earliest: rows.flatMap((row) => found.find((each) => each.kind === row.kind && each.id === row.id) ?? []),
    between:
      between === undefined || between.count === 0
        ? null
        : { count: between.count, from: timeOf(between.from), until: timeOf(between.until) },
  }
}

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

type IdsOf = (kind: ThreadKind) => number[]

const findEntries = async (db: Database, reader: Reader, idsOf: IdsOf): Promise<ThreadEntry[]> => {
  const [changes, letters, files, requested, notes, talks, answered] = await Promise.all([
    findHistory(db, idsOf('change')),
    findMessages(db, idsOf('message'), reader),
    findDocuments(db, idsOf('document')),
    findDocumentRequests(db, idsOf('documentRequest')),
    findNotes(db, idsOf('note')),
    findConversations(db, idsOf('conversation')),
    findAnswers(db, idsOf('answers')),
  ])
  return [
    ...changes.map((change) => ({ kind: 'change' as const, id: change.id, at: change.createdAt, change })),
    ...letters.map((letter) => ({
      kind: 'message' as const,
      id: letter.id,
      at: letter.createdAt,
      message: letter,
    })),
    ...files,
    ...requested,
    ...notes.map((note) => ({ kind: 'note' as const, id: note.id, at: note.createdAt, note })),
    ...talks.map((talk) => ({
      kind: 'conversation' as const,
      id: talk.id,
      at: talk.at,
      conversation: talk,
    })),
    ...answered,
  ]
}

export const findDocuments = async (db: Database, ids: number[]): Promise<EntryOf<'document'>[]> => {
  if (ids.length === 0) return []
  return db
    .select({
      kind: sql<'document'>`'document'`,
      id: documents.id,
      at: documents.createdAt,
      name: documents.name,
      type: documents.type,
      size: documents.size,
      isFromClient: sql<boolean>`${documents.uploadedById} is not distinct from ${documents.userId}`,
      uploadedByName: fullName(users),
      malwareCheck: documents.malwareCheck,
    })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.uploadedById))
    .where(inArray(documents.id, ids))
}

const findDocumentRequests = async (db: Database, ids: number[]): Promise<EntryOf<'documentRequest'>[]> => {
  if (ids.length === 0) return []
  return db
    .select({
      kind: sql<'documentRequest'>`'documentRequest'`,
      id: documentRequests.id,
      at: documentRequests.createdAt,
      title: documentRequests.title,
      dueDate: documentRequests.dueDate,
      state: documentRequests.state,
      paper: documentRequests.paper,
      requestedByName: fullName(users),
    })
    .from(documentRequests)
    .leftJoin(users, eq(users.id, documentRequests.requestedById))
    .where(inArray(documentRequests.id, ids))
}

const findAnswers = async (db: Database, ids: number[]): Promise<EntryOf<'answers'>[]> => {
  if (ids.length === 0) return []
  return db
    .select({
      kind: sql<'answers'>`'answers'`,
      id: questionAnswers.id,
      at: questionAnswers.createdAt,
      version: questionVersions.number,
      isByOffice: questionAnswers.isByOffice,
      recordedByName: fullName(users),
    })
    .from(questionAnswers)
    .innerJoin(questionVersions, eq(questionVersions.id, questionAnswers.versionId))
    .leftJoin(users, eq(users.id, questionAnswers.recordedById))
    .where(inArray(questionAnswers.id, ids))
}

/**
 * The newest entries of several kinds, newest first. `parts` select kind, id and time of each kind, and `find`
 * fetches the entries of a page.
 */
export const listNewest = async <Kind extends string, Entry extends { kind: Kind; id: number }>(
  db: Database,
  parts: readonly SQL[],
  count: number,
  find: (idsOf: (kind: Kind) => number[]) => Promise<Entry[]>,
): Promise<{ entries: Entry[]; hasMore: boolean }> => {
  if (parts.length === 0) return { entries: [], hasMore: false }
  const { rows } = await db.execute<{ kind: Kind; id: number }>(sql`
    select kind, id from (${sql.join([...parts], sql` union all `)}) as entries
    order by at desc, kind, id desc limit ${count + 1}`)
  const shown = rows.slice(0, count)
  const found = await find((kind) => shown.flatMap((row) => (row.kind === kind ? row.id : [])))
  return {
    entries: shown.flatMap((row) => found.find((each) => each.kind === row.kind && each.id === row.id) ?? []),
    hasMore: rows.length > count,
  }
}
