import {
  admins,
  type InsertRecord,
  insertedId,
  type Matrix,
  office,
  signedIn,
} from '#tests/support/matrix-rows.ts'
import { users } from './table.ts'

export const newUser = (username: string) => ({
  username,
  password: 'secret-6',
  firstName: 'New',
  lastName: 'Person',
  email: `${username}@example.com`,
})

export const insertUser: InsertRecord = (db, _ownerId, visitor) =>
  insertedId(
    db
      .insert(users)
      .values(newUser(`u.${visitor}.${crypto.randomUUID()}`))
      .returning(),
  )

export const matrix: Matrix = {
  calls: {
    'PUT /api/user': signedIn(200, { preferredLanguage: 'ar' }),
    'GET /api/admin/staff': office(200),
    'GET /api/admin/users': admins(200),
    'POST /api/admin/users': admins(400, {}),
    'POST /api/admin/users/import/preview': admins(415, {}),
    'POST /api/admin/users/import': admins(415, {}),
    'GET /api/admin/users.csv': admins(200),
    'GET /api/admin/users/counts': admins(200),
    'GET /api/admin/users/{id}': admins(200),
    'GET /api/admin/users/{id}/open-work': admins(200),
    'DELETE /api/admin/users/{id}/sessions': admins(204),
    'GET /api/admin/users/{id}/identity': admins(200),
    'PUT /api/admin/users/{id}/identity': office(200, { note: 'Original ID card' }),
    'PUT /api/admin/users/{id}': admins(200, { firstName: 'Nora' }),
    'DELETE /api/admin/users/{id}': admins(204),
  },
  records: {
    users: insertUser,
  },
}
