import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import { updateVersioned } from '#db/versions.ts'
import type { Template, TemplateInput } from '../schema.ts'
import { stageTemplates } from './table.ts'

const columns = {
  id: stageTemplates.id,
  area: stageTemplates.area,
  nameEn: stageTemplates.nameEn,
  nameAr: stageTemplates.nameAr,
  stages: stageTemplates.stages,
  isReviewed: stageTemplates.isReviewed,
  updatedAt: stageTemplates.updatedAt,
}

export const listTemplates = (db: Database): Promise<Template[]> =>
  db.select(columns).from(stageTemplates).orderBy(asc(stageTemplates.area), asc(stageTemplates.id))

export const findTemplate = async (db: Database, id: number): Promise<Template | undefined> => {
  const [found] = await db.select(columns).from(stageTemplates).where(eq(stageTemplates.id, id))
  return found
}

export const createTemplate = async (
  db: Database,
  { updatedAt: _version, ...template }: TemplateInput,
): Promise<number> =>
  insertedRow(await db.insert(stageTemplates).values(template).returning({ id: stageTemplates.id })).id

/** Throws `StaleError` if it has changed since its editor read it. */
export const updateTemplate = (db: Database, id: number, template: TemplateInput): Promise<boolean> =>
  updateVersioned(db, stageTemplates, id, template)

export const deleteTemplate = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(stageTemplates)
    .where(eq(stageTemplates.id, id))
    .returning({ id: stageTemplates.id })
  return deleted.length > 0
}
