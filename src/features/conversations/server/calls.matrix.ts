import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { conversations } from './table.ts'

export const conversation = { channel: 'phone', direction: 'in', at: '2026-01-05T10:00', text: 'He called.' }

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/consultations/{id}/conversations': office(200),
    'POST /api/admin/consultations/{id}/conversations': office(201, conversation),
    'POST /api/admin/consultations/{id}/conversations/import/preview': office(415, {}),
    'POST /api/admin/consultations/{id}/conversations/import': office(415, {}),
    'DELETE /api/admin/conversations/{id}': office(204),
  },
  records: {
    'admin/conversations': async (db, userId) => {
      const consultationId = await insertedId(
        db
          .insert(consultations)
          .values({ ...consultation, userId, service: 'corporate' as const })
          .returning(),
      )
      return insertedId(
        db
          .insert(conversations)
          .values({
            consultationId,
            channel: 'phone',
            direction: 'in',
            at: '2026-01-05T07:00:00Z',
            text: 'x',
          })
          .returning(),
      )
    },
  },
}
