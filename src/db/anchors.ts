import type { Database } from './connection.ts'
import { KnownUntilChanged } from './known-until-changed.ts'

/** A row and its place in the order of a list; the first has rank 0. Sort values are not kept, they may be personal. */
type Anchor = { rank: number; id: number; isNull: boolean }

/** Where the search for a page begins, and how many rows it skips from there. */
export type Start =
  | { from: 'first'; skip: number }
  /** This row is the first one that counts. */
  | { from: 'row'; id: number; isNull: boolean; skip: number }
  /** Backwards from this row, which does not count. */
  | { from: 'before row'; id: number; isNull: boolean; skip: number }
  /** Backwards from the end, where a page may have fewer rows. */
  | { from: 'last'; take: number; skip: number }

type Page = { limit: number; offset: number }

/** What reading a page has found; `edges` are its first and last row. */
type ReadPage = { count: number; total: number; edges: Omit<Anchor, 'rank'>[] }

type Known = { total: number; anchors: Anchor[] }

const mostLists = 200
const mostAnchors = 500

/**
 * Which rows pages of lists began and ended with, so that a deep page is found from the nearest of them. Used only while
 * nothing has changed in the tables that the list reads.
 */
const lists = new KnownUntilChanged<Known>(mostLists)

/**
 * Reads a page from the nearest known place in its list. If the page does not fit what was known, as after a change that
 * was not heard of yet, it is read again from the first row. Inside a transaction always from the first row.
 */
export const readFromAnchor = async <Result extends ReadPage>(
  db: Database,
  page: Page,
  nameOfList: () => string,
  read: (start: Start) => Promise<Result>,
): Promise<Result> => {
  const fromFirst = () => read({ from: 'first', skip: page.offset })
  if (page.offset === 0) return fromFirst()
  const list = nameOfList()
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
    // The rows before another one are always enough for a whole page.
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
  if (anchors.length > mostAnchors) anchors.splice(0, anchors.length - mostAnchors)
}
