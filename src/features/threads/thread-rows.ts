import type { EntryOf, ThreadEntry } from './schema.ts'

/** An entry, or a run of entries that fold into one row. */
export type ThreadRow =
  | { kind: 'single'; entries: readonly [ThreadEntry] }
  | { kind: 'documents'; entries: readonly EntryOf<'document'>[] }
  | { kind: 'changes'; entries: readonly EntryOf<'change'>[] }

/** Milliseconds from the first document of a run. */
const runLength = 60 * 60 * 1000

/** Documents of one person within an hour, and successive changes of the status, are one row. */
export const rowsOf = (entries: readonly ThreadEntry[]): ThreadRow[] => {
  const rows: ThreadRow[] = []
  for (const entry of entries) {
    const longer = extended(rows.at(-1), entry)
    if (longer) rows[rows.length - 1] = longer
    else rows.push({ kind: 'single', entries: [entry] })
  }
  return rows
}

const extended = (row: ThreadRow | undefined, entry: ThreadEntry): ThreadRow | undefined => {
  const first = row?.entries[0]
  if (!row || !first) return
  if (entry.kind === 'document' && first.kind === 'document' && isSameRun(first, entry))
    return { kind: 'documents', entries: [...(row.entries as EntryOf<'document'>[]), entry] }
  if (isStatusChange(entry) && isStatusChange(first))
    return { kind: 'changes', entries: [...(row.entries as EntryOf<'change'>[]), entry] }
  return
}

const isSameRun = (first: EntryOf<'document'>, { uploadedByName, isFromClient, at }: EntryOf<'document'>) =>
  first.uploadedByName === uploadedByName &&
  first.isFromClient === isFromClient &&
  Date.parse(at) - Date.parse(first.at) <= runLength

const isStatusChange = (entry: ThreadEntry): entry is EntryOf<'change'> =>
  entry.kind === 'change' && entry.change.field === 'status' && entry.change.message === null

/** The id of an entry on the page of its request, and the end of links to it. */
export const entryId = ({ kind, id }: Pick<ThreadEntry, 'kind' | 'id'>): string => `entry-${kind}-${id}`

/** Rows above the fold of a thread, at most. A longer one shows only its newest rows. */
const maxUnfolded = 10
const newestRows = 5

/** The number of rows behind the fold: none of a short thread, and no unread message. */
export const foldedRows = (rows: readonly ThreadRow[], hasEarlier: boolean, unreadRow: number): number => {
  if (rows.length <= maxUnfolded && !hasEarlier) return 0
  const folded = Math.max(0, rows.length - newestRows)
  return unreadRow < 0 ? folded : Math.min(folded, unreadRow)
}
