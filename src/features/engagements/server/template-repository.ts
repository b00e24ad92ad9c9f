import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import { updateVersioned } from '#db/versions.ts'
import type { TemplateInput } from '../input.ts'
import type { Template } from '../schema.ts'
import { engagementTemplates } from './table.ts'

const columns = {
  id: engagementTemplates.id,
  area: engagementTemplates.area,
  nameEn: engagementTemplates.nameEn,
  nameAr: engagementTemplates.nameAr,
  textAr: engagementTemplates.textAr,
  textEn: engagementTemplates.textEn,
  isReviewed: engagementTemplates.isReviewed,
  updatedAt: engagementTemplates.updatedAt,
}

export const listTemplates = (db: Database): Promise<Template[]> =>
  db
    .select(columns)
    .from(engagementTemplates)
    .orderBy(asc(engagementTemplates.area), asc(engagementTemplates.id))

export const findTemplate = async (db: Database, id: number): Promise<Template | undefined> => {
  const [found] = await db.select(columns).from(engagementTemplates).where(eq(engagementTemplates.id, id))
  return found
}

export const createTemplate = async (
  db: Database,
  { updatedAt: _version, ...template }: TemplateInput,
): Promise<number> =>
  insertedRow(await db.insert(engagementTemplates).values(template).returning({ id: engagementTemplates.id }))
    .id

/** Throws `StaleError` if it has changed since its editor read it. */
export const updateTemplate = (db: Database, id: number, template: TemplateInput): Promise<boolean> =>
  updateVersioned(db, engagementTemplates, id, template)

export const deleteTemplate = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(engagementTemplates)
    .where(eq(engagementTemplates.id, id))
    .returning({ id: engagementTemplates.id })
  return deleted.length > 0
}
