import CalendarCheck from 'lucide-react/icons/calendar-check'
import CircleUser from 'lucide-react/icons/circle-user'
import Folder from 'lucide-react/icons/folder'
import List from 'lucide-react/icons/list'
import Mail from 'lucide-react/icons/mail'
import Newspaper from 'lucide-react/icons/newspaper'
import type { ReactNode } from 'react'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import type { Role } from '#access/roles.ts'
import { listsOfRecords } from '#features/audit/values.ts'
import { RestrictedBadge } from '#features/consultations/office/request-badges.tsx'
import type { FindAnswer, FoundPerson } from '#features/find/schema.ts'
import type { FindGroup } from '#features/find/values.ts'
import { PublicationStateBadge } from '#features/publications/office/publication-state.tsx'
import { beginningInQuery, phoneInQuery } from '#fields/number-in-query.ts'
import { formatTableDate } from '#i18n/format.ts'
import { type MarkedText, markContained, markFragment, type Range } from '#i18n/marked-text.ts'
import { formatPhone } from '#i18n/phone-format.ts'
import type { TextKey, Translation } from '#i18n/translate.tsx'
import { spellingsOf } from '#languages/english-spelling.ts'
import { localized } from '#languages/language.ts'
import { StatusBadge } from '#ui/badge.tsx'
import type { IconType } from '#ui/icon.tsx'
import { entryOf } from '../../office-entries.ts'

export type FoundRow = {
  key: string
  to: string
  icon: IconType
  title: string
  /** The title in the other language, and further details or matches. */
  details: readonly string[]
  badges?: ReactNode
  /** A link to the whole list instead of a hit. */
  isList?: boolean
}

export type FoundGroup = { label: TextKey; rows: readonly FoundRow[] }

type Texts = Pick<Translation, 't' | 'language'> & { q: string }

/** The results as rows, each with its address. A group with further hits ends with a link to their list. */
export const groupsOf = (found: FindAnswer, role: Role, texts: Texts): FoundGroup[] =>
  [
    {
      group: 'people' as const,
      label: 'find.people' as const,
      rows: found.people.map((each) => personRow(each, role, texts)),
    },
    { group: 'requests' as const, label: 'find.requests' as const, rows: requestRows(found, texts) },
    { group: 'letters' as const, label: 'dash.messages' as const, rows: letterRows(found, texts) },
    { group: 'documents' as const, label: 'documents.title' as const, rows: documentRows(found, texts) },
    {
      group: 'publications' as const,
      label: 'nav.publications' as const,
      rows: publicationRows(found, texts),
    },
    { group: 'records' as const, label: 'dash.group.website' as const, rows: recordRows(found, texts) },
  ]
    .filter(({ rows }) => rows.length > 0)
    .map(({ group, label, rows }) => ({
      label,
      rows: found.more.includes(group) ? [...rows, allRow(group, found, texts)] : rows,
    }))

/** The list with all hits of a group. */
const allRow = (group: FindGroup, { letters, records }: FindAnswer, { t, q }: Texts): FoundRow => {
  const search = new URLSearchParams({ q }).toString()
  const [first] = records
  const lists: Record<FindGroup, string> = {
    people: href(`/dashboard/people?${search}`),
    requests: href(`/dashboard/consultations?${search}`),
    letters: href(
      letters[0]?.kind === 'contact'
        ? `/dashboard/messages?tab=contact&${search}`
        : `/dashboard/messages?${search}`,
    ),
    documents: href(`/dashboard/documents?${search}`),
    publications: href(`/dashboard/publications?${search}`),
    records: first ? `${listsOfRecords[first.kind]}?${search}` : '',
  }
  return {
    key: `all ${group}`,
    to: lists[group],
    icon: List,
    title: t('find.all'),
    details: [],
    isList: true,
  }
}

const filled = (details: readonly (string | false | null | undefined)[]): string[] =>
  details.filter((each) => typeof each === 'string' && each !== '') as string[]

const personRow = (person: FoundPerson, role: Role, { t, language }: Texts): FoundRow => {
  const name = localized(person, 'name', language).text
  const what = person.kind === 'user' ? person.role && t(`role.${person.role}`) : t(`find.${person.kind}`)
  const other = [person.nameEn, person.nameAr].find((each) => each !== name)
  return {
    key: `${person.kind} ${person.id}`,
    to: addressOf(person, role),
    icon: CircleUser,
    title: name,
    details: filled([
      what,
      other,
      person.email,
      person.phone && formatPhone(person.phone),
      person.isAlike && t('find.alike'),
    ]),
    ...(!person.isActive && {
      badges: (
        <StatusBadge status={person.kind === 'user' ? 'inactive' : 'hidden'}>
          {person.kind === 'user' ? t('users.inactive') : undefined}
        </StatusBadge>
      ),
    }),
  }
}

/** A client has a page. For colleagues, staff get the form for a message, since they cannot open accounts. */
const addressOf = ({ kind, id, role: ofPerson }: FoundPerson, role: Role): string => {
  if (kind === 'member') return href(`/dashboard/team?open=${id}`)
  if (kind === 'guest') return href('/dashboard/consultations/guests/:id', { id })
  if (ofPerson === 'client') return href('/dashboard/consultations/people/:id', { id })
  return may(role, 'users.manage')
    ? href(`/dashboard/users?open=${id}`)
    : href(`/dashboard/messages?compose=${id}`)
}

/** Addresses and numbers of a request are shown only if they matched. */
const requestRows = ({ requests }: FindAnswer, { t, q }: Texts): FoundRow[] =>
  requests.map(({ id, name, subject, email, phone, party, status, isRestricted, isAlike }) => ({
    key: `request ${id}`,
    to: href('/dashboard/consultations/:id', { id }),
    icon: CalendarCheck,
    title: `#${id} · ${name}`,
    details: filled([
      subject,
      party && t('find.party', { name: party }),
      ...[email, formatPhone(phone)].filter((each) => marked(each, q).marks.length > 0),
      isAlike && t('find.alike'),
    ]),
    badges: (
      <>
        <StatusBadge status={status} />
        {isRestricted && <RestrictedBadge />}
      </>
    ),
  }))

const letterRows = ({ letters }: FindAnswer, { t, language }: Texts): FoundRow[] =>
  letters.map(({ kind, id, subject, from, excerpt, isRestricted, createdAt }) => ({
    key: `${kind} ${id}`,
    to: href(
      kind === 'contact' ? `/dashboard/messages?tab=contact&open=${id}` : `/dashboard/messages?open=${id}`,
    ),
    icon: Mail,
    title: subject,
    details: filled([
      kind === 'contact' && t('find.contact'),
      from ?? t('dash.deletedUser'),
      formatTableDate(createdAt, language),
      excerpt || t('find.inText'),
    ]),
    badges: isRestricted && <RestrictedBadge />,
  }))

const documentRows = ({ documents }: FindAnswer, { t, language }: Texts): FoundRow[] =>
  documents.map(({ kind, id, name, userId, clientName, isRestricted, createdAt }) => ({
    key: `file ${kind} ${id}`,
    to: href(
      kind === 'document'
        ? `/dashboard/documents?userId=${userId}&documentId=${id}`
        : `/dashboard/documents?userId=${userId}#document-requests`,
    ),
    icon: Folder,
    title: name,
    details: filled([
      kind === 'request' && t('find.requestedDocument'),
      clientName,
      formatTableDate(createdAt, language),
    ]),
    badges: isRestricted && <RestrictedBadge />,
  }))

const publicationRows = ({ publications }: FindAnswer, { language }: Texts): FoundRow[] =>
  publications.map(({ state, ...publication }) => {
    const title = localized(publication, 'title', language).text
    return {
      key: `publication ${publication.id}`,
      to: href('/dashboard/publications/:id', { id: publication.id }),
      icon: Newspaper,
      title,
      details: filled([[publication.titleEn, publication.titleAr].find((each) => each !== title)]),
      badges: state !== 'published' && <PublicationStateBadge state={state} />,
    }
  })

const recordRows = ({ records }: FindAnswer, { t, language }: Texts): FoundRow[] =>
  records.map(({ kind, id, isVisible, isAlike, ...record }) => {
    const list = listsOfRecords[kind] ?? ''
    const title = localized(record, 'name', language).text
    const other = [record.nameEn, record.nameAr].find((each) => each !== title)
    return {
      key: `${kind} ${id}`,
      to: `${list}?open=${id}`,
      icon: entryOf(list)?.icon ?? List,
      title,
      details: filled([t(`find.${kind}` as 'find.client'), other, isAlike && t('find.alike')]),
      badges: !isVisible && <StatusBadge status="hidden" />,
    }
  })

/** The words of a query wherever they occur, and its digits in a number, whatever the grouping. */
export const marked = (text: string, q: string): MarkedText => {
  const digits = markDigits(text, phoneInQuery(q) ?? beginningInQuery(q)?.slice(1))
  return { text, marks: digits.length > 0 ? digits : markContained(text, q) }
}

const markDigits = (text: string, digits: string | undefined): Range[] => {
  if (digits === undefined) return []
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const at = places
    .map((place) => text[place])
    .join('')
    .indexOf(digits)
  const [first, last] = [places[at], places[at + digits.length - 1]]
  return first === undefined || last === undefined ? [] : [[first, last + 1]]
}

/** Whether the text contains every word of the query, in British or American spelling. */
export const contains = (text: string, q: string): boolean =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .every((word) =>
      [word, ...spellingsOf(word.toLowerCase())].some((each) => markFragment(text, each).length > 0),
    )
