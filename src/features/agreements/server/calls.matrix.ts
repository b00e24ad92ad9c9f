import type { Database } from '#db/connection.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { clients, everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { agreements, agreementTemplates, installments } from './table.ts'

const template = {
  area: 'corporate' as const,
  nameEn: 'Founding',
  nameAr: 'تأسيس',
  textAr: 'الأتعاب {fee}',
  textEn: '',
}
const terms = { kind: 'fixed', amount: 100, vatRate: 0, validUntil: '2035-01-31', textAr: 'نص' } as const
/** This lawyer does not exist, so the draft is refused at a field. */
const input = { ...terms, lawyerId: 999_999, instalments: [] }

const draftOf = async (db: Database, userId: number): Promise<number> => {
  const request = { ...consultation, userId, service: 'corporate' as const }
  const consultationId = await insertedId(db.insert(consultations).values(request).returning())
  const number = `${consultationId}-1`
  return insertedId(
    db
      .insert(agreements)
      .values({ ...terms, consultationId, number })
      .returning(),
  )
}

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/engagements': office(200),
    'GET /api/admin/engagements/missing': office(200),
    'GET /api/admin/consultations/{id}/engagements': office(200),
    'POST /api/admin/consultations/{id}/engagements': office(400, input),
    'GET /api/admin/engagements/{id}': office(200),
    'PUT /api/admin/engagements/{id}': office(400, input),
    'DELETE /api/admin/engagements/{id}': office(204),
    // Only an admin sends the draft of another lawyer, and its request is pending.
    'POST /api/admin/engagements/{id}/send': {
      answers: { guest: 401, client: 403, staff: 403, admin: 409 },
      body: {},
    },
    'POST /api/admin/engagements/{id}/withdraw': office(409),
    // Its request is pending.
    'POST /api/admin/engagements/{id}/record': office(409, { how: 'paper', on: null }),
    'POST /api/admin/engagements/{id}/end': office(409, { kind: 'completed', reason: 'Done' }),
    'GET /api/admin/engagements/{id}/pdf': office(200),
    // The draft is not accepted.
    'GET /api/admin/engagements/{id}/record': office(404),
    'GET /api/admin/engagements/{id}/nafith': office(200),
    // A draft has no payments.
    'PUT /api/admin/instalments/{id}': office(409, { paidOn: null }),
    'GET /api/admin/engagement-templates': office(200),
    'POST /api/admin/engagement-templates': office(201, template),
    'PUT /api/admin/engagement-templates/{id}': office(200, template),
    'DELETE /api/admin/engagement-templates/{id}': office(204),
    'GET /api/client/engagements': clients(200),
    // The client has not received the draft.
    'GET /api/client/engagements/{id}': clients(404),
    'POST /api/client/engagements/{id}/accept': clients(404, { version: 1, name: 'Sara' }),
    'POST /api/client/engagements/{id}/wish': clients(404, { version: 1, text: 'Later' }),
    'POST /api/client/engagements/{id}/decline': clients(404, { version: 1 }),
    'POST /api/client/engagements/{id}/end': clients(404, { reason: 'Done' }),
    'GET /api/client/engagements/{id}/pdf': clients(404),
    'GET /api/client/engagements/{id}/record': clients(404),
    'POST /api/engagements/verify': everyone(200, { sha256: '0'.repeat(64) }),
  },
  records: {
    'admin/engagements': draftOf,
    'client/engagements': draftOf,
    'admin/instalments': async (db, userId) => {
      const values = { agreementId: await draftOf(db, userId), place: 0, labelAr: 'دفعة', amount: 100 }
      return insertedId(
        db
          .insert(installments)
          .values({ ...values, due: 'acceptance' })
          .returning(),
      )
    },
    'admin/engagement-templates': (db) =>
      insertedId(db.insert(agreementTemplates).values(template).returning()),
  },
}
