import { everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { teamMembers } from './table.ts'

const teamMember = {
  nameEn: 'Noura Al-Qahtani',
  position: 'Partner',
  bio: 'She leads the disputes team.',
}

export const matrix: Matrix = {
  calls: {
    'GET /api/team-members': everyone(200),
    'GET /api/team-members/{id}': everyone(200),
    'GET /api/team-members/{id}/vcard': everyone(200),
    'GET /api/admin/team-members': office(200),
    'GET /api/admin/team-members.csv': office(200),
    'GET /api/admin/team-members/counts': office(200),
    'POST /api/admin/team-members': office(201, teamMember),
    'GET /api/admin/team-members/{id}': office(200),
    'PUT /api/admin/team-members/{id}': office(200, { isVisible: false }),
    'DELETE /api/admin/team-members/{id}': office(204),
  },
  records: {
    'team-members': (db) => insertedId(db.insert(teamMembers).values(teamMember).returning()),
  },
}
