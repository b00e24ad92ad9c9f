import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { uniqueViolation } from '#db/errors.ts'
import { insertedRow, updateVersioned } from '#db/rows.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { AppError } from '#http/errors.ts'
import type { Paper, PaperList, PaperListInput } from '../schema.ts'
import { paperLists } from './table.ts'

const columns = {
  id: paperLists.id,
  area: paperLists.area,
  nameEn: paperLists.nameEn,
  nameAr: paperLists.nameAr,
  papers: paperLists.papers,
  isReviewed: paperLists.isReviewed,
  updatedAt: paperLists.updatedAt,
}

export const listPaperLists = (db: Database): Promise<PaperList[]> =>
  db.select(columns).from(paperLists).orderBy(asc(paperLists.area))

const findPaperList = async (db: Database, id: number): Promise<PaperList | undefined> => {
  const [found] = await db.select(columns).from(paperLists).where(eq(paperLists.id, id))
  return found
}

/** The list with which the office begins in this area. */
export const findListOf = async (db: Database, area: ServiceArea): Promise<PaperList | undefined> => {
  const [found] = await db.select(columns).from(paperLists).where(eq(paperLists.area, area))
  return found
}

export const createPaperList = async (
  db: Database,
  { updatedAt: _version, papers, ...list }: PaperListInput,
): Promise<PaperList> => {
  const values = { ...list, papers: withIds(papers) }
  const created = await db.insert(paperLists).values(values).returning(columns).catch(refuseTakenArea)
  return insertedRow(created)
}

/** Throws `StaleError` if it has changed since its editor read it. */
export const updatePaperList = async (
  db: Database,
  id: number,
  { papers, ...list }: PaperListInput,
): Promise<PaperList | undefined> => {
  const changes = { ...list, papers: withIds(papers) }
  const isSaved = await updateVersioned(db, paperLists, id, changes).catch(refuseTakenArea)
  return isSaved ? findPaperList(db, id) : undefined
}

export const deletePaperList = async (db: Database, id: number): Promise<{ name: string } | undefined> => {
  const [deleted] = await db
    .delete(paperLists)
    .where(eq(paperLists.id, id))
    .returning({ name: paperLists.nameEn })
  return deleted
}

const withIds = (papers: PaperListInput['papers']): Paper[] =>
  papers.map((paper) => ({ ...paper, id: paper.id || randomUUID() }))

/** Each area has one list. */
const refuseTakenArea = (error: unknown): never => {
  if (uniqueViolation(error) === 'paper_lists_area')
    throw new AppError('taken', { errors: [{ field: 'area', message: 'val.papers.area' }] })
  throw error
}
