import { eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { paperLists } from './table.ts'

const paper = { titleEn: 'Deed', titleAr: 'الصك', whyEn: '', whyAr: '', isRequired: true, days: 3 }
/** The only area without a shipped list. */
export const list = { area: 'other' as const, nameEn: 'Other', nameAr: 'أخرى', papers: [paper] }

const stored = async (db: Database): Promise<number> => {
  await db.delete(paperLists).where(eq(paperLists.area, list.area))
  const papers = [{ ...paper, id: 'deed' }]
  return insertedId(
    db
      .insert(paperLists)
      .values({ ...list, papers })
      .returning(),
  )
}

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/consultations/{id}/papers': office(200),
    'POST /api/admin/consultations/{id}/papers': office(200, { papers: ['articles'] }),
    // The person has sent no document for another request.
    'POST /api/admin/consultations/{id}/papers/{paper}/document': office(404, { documentId: 999_999 }),
    'GET /api/admin/paper-lists': office(200),
    // The area has a list.
    'POST /api/admin/paper-lists': office(409, { ...list, area: 'corporate' }),
    'PUT /api/admin/paper-lists/{id}': office(200, list),
    'DELETE /api/admin/paper-lists/{id}': office(204),
  },
  records: { 'admin/paper-lists': stored },
}
