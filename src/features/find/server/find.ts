import { may } from '#access/permissions.ts'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { readName } from '#features/conflicts/server/names/parts.ts'
import { comparisonWith } from '#features/conflicts/server/names/similarity.ts'
import type { FoundName } from '#features/conflicts/server/names-repository.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { isBetweenOthers } from '#features/messages/server/repository.ts'
import { stateOf } from '#features/publications/values.ts'
import { cutAround, markContained } from '#i18n/marked-text.ts'
import type { FindAnswer, FoundLetter, FoundPerson, FoundRequest } from '../schema.ts'
import { findGroups, maxFound } from '../values.ts'
import {
  findContactMessages,
  findDocumentRequests,
  findDocuments,
  findMessages,
  findRequests,
} from './matters-repository.ts'
import { asDialled, findAlike, paperHashIn, powerHashIn, type Query, readQuery } from './query-repository.ts'
import {
  findMembers,
  findPublications,
  findRecords,
  findUsers,
  listPublicationIdsByText,
  recordTables,
} from './records-repository.ts'

const nothing: FindAnswer = {
  people: [],
  requests: [],
  letters: [],
  documents: [],
  publications: [],
  records: [],
  more: [],
}

/**
 * All results that this user may open. The queries run one after the other in one transaction: see
 * `withIndexesOnly`.
 */
export const find = async (
  db: Database,
  typed: string,
  { reader, numbers, now }: { reader: Reader; numbers: PartyNumbers; now: Date },
): Promise<FindAnswer> => {
  const query = {
    ...(await readQuery(db, typed)),
    powerHash: powerHashIn(typed, numbers),
    paperHash: paperHashIn(typed, numbers),
  }
  if (query.words.length === 0 && query.number === undefined) return nothing
  const names = await findAlike(db, query)
  const rank = rankBy(query.name)
  return firstOfEach({
    ...(await peopleAndRequests(db, asDialled(query), { names, reader, rank })),
    letters: await letters(db, query, reader),
    documents: newest([
      ...(await findDocuments(db, { query, reader })).map((row) => ({ kind: 'document' as const, ...row })),
      ...(await findDocumentRequests(db, { query, reader })).map((row) => ({
        kind: 'request' as const,
        ...row,
      })),
    ]),
    publications: await publications(db, query, now),
    records: best(await records(db, query, { names, rank })),
  })
}

const firstOfEach = (found: Omit<FindAnswer, 'more'>): FindAnswer => ({
  people: found.people.slice(0, maxFound),
  requests: found.requests.slice(0, maxFound),
  letters: found.letters.slice(0, maxFound),
  documents: found.documents.slice(0, maxFound),
  publications: found.publications.slice(0, maxFound),
  records: found.records.slice(0, maxFound),
  more: findGroups.filter((group) => found[group].length > maxFound),
})

/**
 * Clients, guests and their requests. With `digits`, only those whose phone number has them; similar names are
 * then left out.
 */
export const findCallers = async (
  db: Database,
  { typed, digits }: { typed: string; digits?: string | undefined },
  reader: Reader,
) => {
  const query = { ...(await readQuery(db, typed)), digits }
  if (query.words.length === 0 && query.phone === undefined) return { people: [], requests: [] }
  const names = digits === undefined ? await findAlike(db, query) : []
  return peopleAndRequests(db, asDialled(query), {
    names,
    reader,
    rank: rankBy(query.name),
    onlyClients: true,
  })
}

const peopleAndRequests = async (db: Database, dialled: Query, about: About) => {
  const { requests, guests } = await requestsAndGuests(db, dialled, about)
  const people = [...(await accountsAndMembers(db, dialled, about)), ...guests]
  return { people: best(people), requests: best(requests) }
}

type About = {
  names: readonly FoundName[]
  reader: Reader
  rank: ReturnType<typeof rankBy>
  onlyClients?: boolean
}
type Ranked<Row> = Omit<Row, 'isAlike'> & { isText: boolean; rank: number; id: number }

const idsOf = (names: readonly FoundName[], kind: FoundName['kind']): number[] =>
  names.flatMap((each) => (each.kind === kind ? [each.subjectId] : []))

/** Literal matches come first, then similar names by likeness. */
const rankBy = (name: string) => {
  const compare = comparisonWith(readName(name))
  return ({ isText }: { isText: boolean }, ...names: string[]): number =>
    (isText ? 1 : 0) + Math.max(...names.map((name) => compare(readName(name)).likeness))
}

const best = <Row extends { id: number; isText: boolean; rank: number }>(rows: readonly Row[]) =>
  [...rows]
    .sort((one, other) => other.rank - one.rank || other.id - one.id)
    .map((row) => ({ ...row, isAlike: !row.isText }))

const newest = <Row extends { id: number; createdAt: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)

const accountsAndMembers = async (
  db: Database,
  query: Query,
  { names, reader, rank, onlyClients = false }: About,
): Promise<Ranked<FoundPerson>[]> => {
  const managesUsers = may(reader.role, 'users.manage')
  const users = await findUsers(db, { query, alike: idsOf(names, 'user'), managesUsers, onlyClients })
  const members = onlyClients ? [] : await findMembers(db, { query, alike: idsOf(names, 'member') })
  return [
    ...users.map(({ firstName, lastName, phone, ...row }) => {
      const name = `${firstName} ${lastName}`
      return {
        kind: 'user' as const,
        ...row,
        nameEn: name,
        nameAr: name,
        phone: phone ?? '',
        rank: rank(row, name),
      }
    }),
    ...members.map(({ isVisible, ...row }) => ({
      kind: 'member' as const,
      ...row,
      role: null,
      isActive: isVisible,
      rank: rank(row, row.nameEn, row.nameAr),
    })),
  ]
}

/** Guests are known only by their requests: one result per person, from the newest request found. */
const requestsAndGuests = async (db: Database, query: Query, { names, reader, rank }: About) => {
  const rows = (
    await findRequests(db, {
      query,
      reader,
      alike: idsOf(names, 'request'),
      parties: idsOf(names, 'party'),
    })
  ).map(({ firstName, lastName, party, isPower, ...row }) => {
    const name = `${firstName} ${lastName}`
    const isNumber = row.id === query.number ? 2 : String(row.id).endsWith(String(query.number)) ? 1 : 0
    return {
      ...row,
      name,
      party: party ?? '',
      rank: rank(row, name) + isNumber + (isPower ? 2 : 0),
      isNumber: isNumber > 0 || isPower,
    }
  })
  const requests: Ranked<FoundRequest>[] = rows.map(({ guestId: _, ...row }) => ({
    ...row,
    isText: row.isText || row.isNumber || row.party !== '',
  }))
  const guests = new Map<number, Ranked<FoundPerson>>()
  const alike = new Set(idsOf(names, 'request'))
  for (const row of rows.sort((one, other) => other.id - one.id)) {
    const { id, guestId, name, email, phone } = row
    if (guestId === null || guests.has(guestId) || !(row.isPerson || alike.has(id))) continue
    guests.set(guestId, {
      kind: 'guest',
      id,
      nameEn: name,
      nameAr: name,
      email,
      phone,
      role: null,
      isActive: true,
      isText: row.isPerson,
      rank: rank({ isText: row.isPerson }, name),
    })
  }
  return { requests, guests: [...guests.values()] }
}

const letters = async (db: Database, query: Query, reader: Reader): Promise<FoundLetter[]> => {
  const messages = await findMessages(db, { query, reader })
  const contact = await findContactMessages(db, { query, reader })
  return newest([
    ...messages.map(({ content, ...row }) => ({
      ...row,
      kind: 'message' as const,
      excerpt: isBetweenOthers(row, reader) ? '' : excerptOf(content, query),
    })),
    ...contact.map(({ content, name, ...row }) => ({
      ...row,
      kind: 'contact' as const,
      from: name,
      excerpt: excerptOf(content, query),
    })),
  ])
}

const excerptOf = (text: string, { typed }: Query): string =>
  cutAround(text, markContained(text, typed), ([from, to]) => text.slice(from, to).toLowerCase()).text

const records = async (db: Database, query: Query, { names, rank }: Pick<About, 'names' | 'rank'>) => {
  const found = []
  for (const each of recordTables) {
    const alike = each.names ? idsOf(names, each.names) : []
    const rows = await findRecords(db, each, { query, alike })
    found.push(
      ...rows.map((row) => ({
        kind: each.kind,
        ...row,
        rank: each.names ? rank(row, row.nameEn, row.nameAr) : 1,
      })),
    )
  }
  return found
}

const publications = async (db: Database, query: Query, now: Date) => {
  const byTitle = await findPublications(db, query)
  const byText = byTitle.length < maxFound ? await listPublicationIdsByText(db, query) : []
  const rows = byText.length > 0 ? await findPublications(db, query, byText.slice(-maxFound - 1)) : byTitle
  return rows
    .sort((one, other) => Number(other.isText) - Number(one.isText) || other.id - one.id)
    .map((row) => ({ ...row, state: stateOf(row, now) }))
}
