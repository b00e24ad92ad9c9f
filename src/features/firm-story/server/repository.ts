import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { uniqueViolation } from '#db/errors.ts'
import { containsText, countByKind, inOrder, insertedRow, readPage, updateVersioned } from '#db/rows.ts'
import { AppError } from '#http/errors.ts'
import {
  type AdminStoryPart,
  missingConsentOf,
  type StoryChanges,
  type StoryCounts,
  type StoryInput,
  type StoryKind,
  type StoryPart,
  storyKinds,
} from '../schema.ts'
import { nameOfPart } from '../values.ts'
import { storyParts } from './table.ts'

export const storySortFields = ['displayOrder', 'kind'] as const
type StorySortField = (typeof storySortFields)[number]

type StorySelection = {
  type?: '' | 'all' | StoryKind | undefined
  isVisible?: boolean | undefined
  q?: string | undefined
}

const { searchText: _searchText, ...officeColumns } = getTableColumns(storyParts)
const {
  isVisible: _shown,
  displayOrder: _order,
  createdAt: _made,
  updatedAt: _changed,
  consentBy: _by,
  consentOn: _on,
  consentNote: _note,
  ...columns
} = officeColumns

/** More than a page can show; a firm has a few dozen. */
const maxNotified = 500

/** All parts that visitors can read, in the order of the website. */
export const listStory = (db: Database): Promise<StoryPart[]> =>
  db
    .select(columns)
    .from(storyParts)
    .where(eq(storyParts.isVisible, true))
    .orderBy(asc(storyParts.displayOrder), asc(storyParts.id))
    .limit(maxNotified)

const matching = ({ type, isVisible, q }: StorySelection): SQL | undefined =>
  and(
    type && type !== 'all' ? eq(storyParts.kind, type) : undefined,
    isVisible === undefined ? undefined : eq(storyParts.isVisible, isVisible),
    containsText(storyParts.searchText, q),
  )

export const listStoryParts = (
  db: Database,
  { page, sort, ...selection }: StorySelection & { page: Page; sort: Sort<StorySortField> },
): Promise<PageOf<AdminStoryPart>> =>
  readPage(
    db,
    storyParts,
    { where: matching(selection), order: inOrder(storyParts, sort), page },
    db.select(officeColumns).from(storyParts),
  )

export const countStoryParts = (
  db: Database,
  selection: Omit<StorySelection, 'type'>,
): Promise<StoryCounts> =>
  countByKind(db, storyParts, { kinds: storyKinds, kind: storyParts.kind, where: matching(selection) })

/** Also finds hidden parts. */
export const findStoryPart = async (db: Database, id: number): Promise<AdminStoryPart | undefined> => {
  const [found] = await db.select(officeColumns).from(storyParts).where(eq(storyParts.id, id))
  return found
}

/** A new part comes last by default. A testimonial without a consent on file is stored hidden. */
export const createStoryPart = async (db: Database, input: StoryInput): Promise<AdminStoryPart> => {
  const displayOrder = input.displayOrder ?? (await db.$count(storyParts))
  const isVisible = input.isVisible !== false && !missingConsentOf(input)
  const rows = await db
    .insert(storyParts)
    .values({ textEn: '', ...input, displayOrder, isVisible })
    .returning(officeColumns)
    .catch(refuseSecond)
  return insertedRow(rows)
}

/** For `catch`: the website has only one history, mission and vision. */
const refuseSecond = (error: unknown): never => {
  if (uniqueViolation(error) !== 'story_parts_single') throw error
  throw new AppError('taken', {
    detail: 'val.story.single',
    errors: [{ field: 'kind', message: 'val.story.single' }],
  })
}

export const updateStoryPart = async (
  db: Database,
  id: number,
  changes: StoryChanges,
): Promise<AdminStoryPart | undefined> =>
  (await updateVersioned(db, storyParts, id, changes)) ? findStoryPart(db, id) : undefined

/** Returns its name for the audit log; undefined if it did not exist. */
export const deleteStoryPart = async (db: Database, id: number): Promise<{ name: string } | undefined> => {
  const [deleted] = await db.delete(storyParts).where(eq(storyParts.id, id)).returning({
    kind: storyParts.kind,
    title: storyParts.titleEn,
    text: storyParts.textEn,
  })
  return deleted && { name: nameOfPart(deleted) }
}
