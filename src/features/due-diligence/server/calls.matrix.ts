import type { Database } from '#db/connection.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'

const identity = {
  documentKind: 'national-id',
  note: '',
  sighting: 'person',
  number: '1010101010',
  country: 'Saudi Arabia',
  validUntil: '2031-01-01',
  birthDate: null,
  capacity: 'self',
  powerNumber: '',
  registrationNumber: '',
  registrationUntil: null,
  owners: [],
  source: '',
  copyDocumentId: null,
  updatedAt: null,
}
const risk = { level: 'usual', reasons: [], note: '', reviewOn: null, updatedAt: null }

const coverAll = async (db: Database) => {
  const covered = { key: 'diligence_areas' as const, value: 'corporate,litigation,employment,contract,other' }
  await db.insert(settings).values(covered).onConflictDoUpdate({ target: settings.key, set: covered })
}

/** Another guest each time, who has no record yet. */
const newSender = () => ({ email: '', phone: `+9665${String(Math.random()).slice(2, 10)}` })

const requestOf = async (db: Database, userId: number | null) => {
  await coverAll(db)
  return insertedId(
    db
      .insert(consultations)
      .values({ ...consultation, ...newSender(), service: 'corporate', userId })
      .returning({ id: consultations.id }),
  )
}

export const matrix: Matrix = {
  calls: {
    'GET /api/admin/people/{id}/diligence': office(200),
    'PUT /api/admin/people/{id}/diligence/identity': office(200, identity),
    'PUT /api/admin/people/{id}/diligence/risk': office(200, risk),
    'GET /api/admin/guests/{id}/diligence': office(200),
    'PUT /api/admin/guests/{id}/diligence/identity': office(200, identity),
    'PUT /api/admin/guests/{id}/diligence/risk': office(200, risk),
    'GET /api/admin/parties/{id}/diligence': office(200),
    'PUT /api/admin/parties/{id}/diligence/identity': office(200, identity),
    'PUT /api/admin/parties/{id}/diligence/risk': office(200, risk),
    'GET /api/admin/diligence-reviews': office(200),
  },
  records: {
    '/people/{id}/diligence': async (db) => {
      const key = crypto.randomUUID().slice(0, 8)
      const person = { firstName: 'Sara', lastName: 'Al-Harbi', password: 'x' }
      const id = await insertedId(
        db
          .insert(users)
          .values({ ...person, username: `seen.${key}`, email: `seen.${key}@example.com` })
          .returning({ id: users.id }),
      )
      await requestOf(db, id)
      return id
    },
    '/guests/{id}/diligence': (db) => requestOf(db, null),
    '/parties/': async (db) => {
      const consultationId = await requestOf(db, null)
      return insertedId(
        db
          .insert(consultationParties)
          .values({ consultationId, role: 'client', nameLatin: 'Blue Horizon Company' })
          .returning({ id: consultationParties.id }),
      )
    },
  },
}
