import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { admins, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { listHits } from './table.ts'

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/name-lists': admins(200),
    'POST /api/admin/name-lists': admins(415, {}),
    'GET /api/admin/list-hits': office(200),
    'PUT /api/admin/list-hits/{id}': office(200, { state: 'different', reason: 'Another year of birth.' }),
  },
  records: {
    '/list-hits/': async (db) => {
      const [request] = await db
        .insert(consultations)
        .values({ ...consultation, service: 'corporate' })
        .returning()
      const names = { listedName: 'Mohammed bin Salim', foundName: 'Mohammed bin Salim', likeness: 1 }
      return insertedId(
        db
          .insert(listHits)
          .values({ ...names, listKind: 'un', guestId: request?.guestId })
          .returning({ id: listHits.id }),
      )
    },
  },
}
