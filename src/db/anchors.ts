import type { Database } from './connection.ts'
import { KnownUntilChanged } from './known-until-changed.ts'

/**
 * A row and its place in the order of a list; the first has rank 0. Sort values are not cached, since they
 * may be personal.
 */
type Anchor = { rank: number; id: number; isNull: boolean }

/** The start of a page's query, and how many rows to skip from there. */
export type Start =
  | { from: 'first'; skip: number }
  /** Forward from this row, which is included. */
  | { from: 'row'; id: number; isNull: boolean; skip: number }
  /** Backward from this row, which is excluded. */
  | { from: 'before row'; id: number; isNull: boolean; skip: number }
  /** Backward from the end, where a page may have fewer rows. */
  | { from: 'last'; take: number; skip: number }

type Page = { limit: number; offset: number }

/** The result of reading a page; `edges` are its first and last row. */
type ReadPage = { count: number; total: number; edges: Omit<Anchor, 'rank'>[] }

type Known = { total: number; anchors: Anchor[] }

const maxLists = 200
const maxAnchors = 500

/**
 * Keyset anchors: the first and last rows of pages that were read, so that a deep page is found from the
 * nearest one. They are used only until a table that the list reads changes.
 */
const lists = new KnownUntilChanged<Known>(maxLists)

/**
 * Reads a page from the nearest anchor. If the page does not fit the anchor, as after a change that was not
 * announced yet, it is read again from the first row. Inside a transaction it is always read from the first
 * row.
 */
export const readFromAnchor = async <Result extends ReadPage>(
  db: Database,
  page: Page,
  source: () => { name: string; tables: string[] },
  read: (start: Start) => Promise<Result>,
): Promise<Result> => {
  const fromFirst = () => read({ from: 'first', skip: page.offset })
  if (page.offset === 0) return fromFirst()
  const list = source()
  const known = lists.find(db, list)
  if (known && page.offset < known.total) {
    const found = await read(nearest(known, page))
    const isAsKnown = found.total === known.total && found.count === rowsOn(page, known.total)
    if (isAsKnown && lists.find(db, list) === known) {
      addEdges(known, page, found)
      return found
    }
  }
  return lists.read(db, list, fromFirst, (found) => {
    const value: Known = { total: found.total, anchors: [] }
    addEdges(value, page, found)
    return value
  })
}

const rowsOn = ({ limit, offset }: Page, total: number) => Math.min(limit, total - offset)

const nearest = ({ anchors, total }: Known, page: Page): Start => {
  const take = rowsOn(page, total)
  const end = page.offset + take
  let best: Start = { from: 'first', skip: page.offset }
  if (total - end < best.skip) best = { from: 'last', take, skip: total - end }
  for (const { rank, id, isNull } of anchors) {
    const isBefore = rank <= page.offset
    const skip = isBefore ? page.offset - rank : rank - end
    if (skip < 0 || skip > best.skip || (skip === best.skip && best.from === 'row')) continue
    // Reading backward from an anchor always finds a whole page of rows.
    if (isBefore || take === page.limit) best = { from: isBefore ? 'row' : 'before row', id, isNull, skip }
  }
  return best
}

const addEdges = ({ anchors }: Known, { offset }: Page, { edges, count }: ReadPage): void => {
  const ranks = [offset, offset + count - 1]
  for (const [nth, edge] of edges.entries()) {
    const rank = ranks[nth] ?? offset
    if (!anchors.some((anchor) => anchor.rank === rank)) anchors.push({ ...edge, rank })
  }
  if (anchors.length > maxAnchors) anchors.splice(0, anchors.length - maxAnchors)
}
