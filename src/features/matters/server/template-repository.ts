import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import { updateVersioned } from '#db/versions.ts'
import type { Template, TemplateInput } from '../schema.ts'
import { pathTemplates } from './table.ts'

const columns = {
  id: pathTemplates.id,
  area: pathTemplates.area,
  nameEn: pathTemplates.nameEn,
  nameAr: pathTemplates.nameAr,
  stages: pathTemplates.stages,
  isReviewed: pathTemplates.isReviewed,
  updatedAt: pathTemplates.updatedAt,
}

export const listTemplates = (db: Database): Promise<Template[]> =>
  db.select(columns).from(pathTemplates).orderBy(asc(pathTemplates.area), asc(pathTemplates.id))

export const findTemplate = async (db: Database, id: number): Promise<Template | undefined> => {
  const [found] = await db.select(columns).from(pathTemplates).where(eq(pathTemplates.id, id))
  return found
}

export const createTemplate = async (
  db: Database,
  { updatedAt: _version, ...template }: TemplateInput,
): Promise<number> =>
  insertedRow(await db.insert(pathTemplates).values(template).returning({ id: pathTemplates.id })).id

/** Throws `StaleError` if it has changed since its editor read it. */
export const updateTemplate = (db: Database, id: number, template: TemplateInput): Promise<boolean> =>
  updateVersioned(db, pathTemplates, id, template)

export const deleteTemplate = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(pathTemplates)
    .where(eq(pathTemplates.id, id))
    .returning({ id: pathTemplates.id })
  return deleted.length > 0
}
