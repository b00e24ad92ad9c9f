import type { Database } from '#db/connection.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { clients, everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { matterDates, powers, stageTemplates } from './table.ts'

const stages = [
  {
    nameEn: 'Claim',
    nameAr: 'الدعوى',
    whatWeDoEn: '',
    whatWeDoAr: '',
    whatYouDoEn: '',
    whatYouDoAr: '',
    usualTimeEn: '',
    usualTimeAr: '',
  },
]
export const template = { area: 'corporate' as const, nameEn: 'Claims', nameAr: 'الدعاوى', stages }
export const hearing = { kind: 'hearing', day: '2035-01-09', time: '10:00' }
const move = { to: 0, updatedAt: '2026-01-01T00:00:00.000Z' }

const requestOf = (db: Database, userId: number): Promise<number> =>
  insertedId(
    db
      .insert(consultations)
      .values({ ...consultation, userId, service: 'corporate' as const })
      .returning(),
  )

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/consultations/{id}/path': office(200),
    // The request is pending.
    'POST /api/admin/consultations/{id}/path': office(409, { templateId: 999_999 }),
    'PUT /api/admin/consultations/{id}/path': office(404, { quietDays: 10 }),
    'POST /api/admin/consultations/{id}/path/moves': office(409, move),
    'POST /api/admin/consultations/{id}/path/told': office(409),
    'GET /api/admin/path-dates?from=2035-01-01&to=2035-01-31': office(200),
    'POST /api/admin/consultations/{id}/dates': office(409, hearing),
    'PUT /api/admin/path-dates/{id}': office(200, { isShown: false }),
    'POST /api/admin/path-dates/{id}/move': office(201, { day: '2035-01-10' }),
    'PUT /api/admin/path-dates/{id}/state': office(200, { state: 'dropped' }),
    'POST /api/admin/consultations/{id}/powers': office(201, { number: '46123456' }),
    'DELETE /api/admin/powers/{id}': office(204),
    'GET /api/admin/path-templates': office(200),
    'POST /api/admin/path-templates': office(201, template),
    'PUT /api/admin/path-templates/{id}': office(200, template),
    'DELETE /api/admin/path-templates/{id}': office(204),
    // The request belongs to another client.
    'GET /api/client/consultations/{id}/path': clients(404),
    'PUT /api/client/consultations/{id}/path': clients(404, { clientMails: 'dates' }),
    'GET /api/requests/path?token=unknown': everyone(200),
  },
  records: {
    'admin/path-dates': async (db, userId) => {
      const values = {
        consultationId: await requestOf(db, userId),
        kind: 'other',
        day: '2035-01-09',
      } as const
      return insertedId(db.insert(matterDates).values(values).returning())
    },
    'admin/powers': async (db, userId) => {
      const values = { consultationId: await requestOf(db, userId), sealedNumber: 'x', numberHash: 'x' }
      return insertedId(db.insert(powers).values(values).returning())
    },
    'admin/path-templates': (db) => insertedId(db.insert(stageTemplates).values(template).returning()),
  },
}
