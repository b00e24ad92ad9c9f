import { sql } from 'drizzle-orm'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { admins, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { personNotes } from './table.ts'

const text = 'Prefers to be called in the evening.'

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/people': office(200),
    'GET /api/admin/people/{id}': office(200),
    'PUT /api/admin/people/{id}': office(200, { phone: '0551112233' }),
    // The request belongs to an account.
    'GET /api/admin/consultations/{id}/contact': office(404),
    'PUT /api/admin/consultations/{id}/contact': office(404, { phone: '0551112233' }),
    'GET /api/admin/people/{id}/events': office(200),
    'GET /api/admin/guests/{id}': office(200),
    'GET /api/admin/guests/{id}/events': office(200),
    'GET /api/admin/guests/{id}/identity': admins(200),
    'PUT /api/admin/guests/{id}/identity': office(200, { documentKind: 'national-id' }),
    'POST /api/admin/people/{id}/notes': office(201, { text }),
    // The note has no author: an admin may remove it, but no user may change it.
    'PUT /api/admin/notes/{id}': office(403, { text }),
    'DELETE /api/admin/notes/{id}': { answers: { guest: 401, client: 403, staff: 403, admin: 204 } },
  },
  records: {
    '/people/': async (db) => {
      const key = crypto.randomUUID().slice(0, 8)
      return insertedId(
        db
          .insert(users)
          .values({
            username: `person.${key}`,
            email: `person.${key}@example.com`,
            password: 'x',
            firstName: 'Sara',
            lastName: 'Al-Harbi',
          })
          .returning({ id: users.id }),
      )
    },
    '/guests/': async (db) =>
      insertedId(
        db
          .insert(consultations)
          .values({
            firstName: 'Sara',
            lastName: 'Al-Harbi',
            email: '',
            phone: `+9665${String(Math.random()).slice(2, 10)}`,
            service: 'other',
            message: 'm',
          })
          .returning({ id: consultations.id }),
      ),
    '/notes/': async (db) => {
      const [client] = await db
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.role} = 'client'`)
        .limit(1)
      return insertedId(
        db
          .insert(personNotes)
          .values({ userId: client?.id ?? 0, text })
          .returning({ id: personNotes.id }),
      )
    },
  },
}
