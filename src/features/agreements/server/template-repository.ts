import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow, updateVersioned } from '#db/rows.ts'
import type { TemplateInput } from '../input.ts'
import type { Template } from '../schema.ts'
import { agreementTemplates } from './table.ts'

const columns = {
  id: agreementTemplates.id,
  area: agreementTemplates.area,
  nameEn: agreementTemplates.nameEn,
  nameAr: agreementTemplates.nameAr,
  textAr: agreementTemplates.textAr,
  textEn: agreementTemplates.textEn,
  isReviewed: agreementTemplates.isReviewed,
  updatedAt: agreementTemplates.updatedAt,
}

export const listTemplates = (db: Database): Promise<Template[]> =>
  db
    .select(columns)
    .from(agreementTemplates)
    .orderBy(asc(agreementTemplates.area), asc(agreementTemplates.id))

export const findTemplate = async (db: Database, id: number): Promise<Template | undefined> => {
  const [found] = await db.select(columns).from(agreementTemplates).where(eq(agreementTemplates.id, id))
  return found
}

export const createTemplate = async (
  db: Database,
  { updatedAt: _version, ...template }: TemplateInput,
): Promise<number> =>
  insertedRow(await db.insert(agreementTemplates).values(template).returning({ id: agreementTemplates.id }))
    .id

/** Throws `StaleError` if it has changed since its editor read it. */
export const updateTemplate = (db: Database, id: number, template: TemplateInput): Promise<boolean> =>
  updateVersioned(db, agreementTemplates, id, template)

export const deleteTemplate = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(agreementTemplates)
    .where(eq(agreementTemplates.id, id))
    .returning({ id: agreementTemplates.id })
  return deleted.length > 0
}
