import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { holidays } from '#features/office-hours/server/table.ts'
import { admins, clients, everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { defaultRules } from '../booking-rules.ts'
import { absences, appointments } from './table.ts'

const later = '2035-01-07T07:00:00.000Z'

export const holiday = {
  key: null,
  nameEn: 'Staff day',
  nameAr: 'يوم الموظفين',
  firstDay: '2035-01-09',
  lastDay: '2035-01-09',
  isObserved: true,
}

export const absence = {
  firstDay: '2035-01-09',
  lastDay: '2035-01-09',
  from: null,
  to: null,
  note: 'Leave',
}

/** An absence of a colleague returns 404, like one that does not exist. */
const absenceOfColleague = (status: number, body?: object) => ({
  answers: { guest: 401, client: 403, staff: 404, admin: status },
  body,
})

const proposal = { lawyerId: 999_999, kind: 'phone', minutes: 30, proposals: [] }

export const matrix: Matrix = {
  calls: {
    // The link is unknown.
    'GET /api/requests/appointment?token=unknown': everyone(200),
    'POST /api/requests/appointment': everyone(404, { token: 'unknown', startsAt: later }),
    'POST /api/requests/appointment/cancel': everyone(404, { token: 'unknown' }),
    'GET /api/requests/appointment.ics?token=unknown': everyone(404),
    'GET /api/client/consultations/{id}/appointment': clients(404),
    'GET /api/client/consultations/{id}/appointment.ics': clients(404),
    'PUT /api/client/consultations/{id}/appointment': clients(404, { startsAt: later }),
    'PUT /api/client/consultations/{id}/appointment/cancel': clients(404),
    'GET /api/admin/consultations/{id}/appointments': office(200),
    // No lawyer has this id.
    'POST /api/admin/consultations/{id}/appointments': office(400, proposal),
    'GET /api/admin/appointments?from=2035-01-01&to=2035-01-31': office(200),
    // The appointment has no lawyer, and the call does not give one.
    'PUT /api/admin/appointments/{id}': office(400, { startsAt: later }),
    'PUT /api/admin/appointments/{id}/cancel': office(200, {}),
    'GET /api/admin/office-hours': office(200),
    'GET /api/admin/office-hours/lawyers': office(200),
    'PUT /api/admin/office-hours': admins(200, { rules: defaultRules }),
    'PUT /api/admin/office-hours/own': office(200, { rules: { week: null, ramadanWeek: null } }),
    'GET /api/admin/holidays': office(200),
    'POST /api/admin/holidays': admins(201, holiday),
    'PUT /api/admin/holidays/{id}': admins(200, holiday),
    'DELETE /api/admin/holidays/{id}': admins(200),
    'GET /api/admin/absences?from=2035-01-01': office(200),
    'GET /api/admin/absences/open-work?firstDay=2035-01-01&lastDay=2035-01-02': office(200),
    'POST /api/admin/absences': office(201, absence),
    'PUT /api/admin/absences/{id}': absenceOfColleague(200, absence),
    'DELETE /api/admin/absences/{id}': absenceOfColleague(204),
    'GET /api/calendar/appointments.ics?token=unknown': everyone(404),
    'GET /api/admin/calendar-address': office(200),
    'POST /api/admin/calendar-address': office(201),
    'DELETE /api/admin/calendar-address': office(204),
  },
  records: {
    '/admin/appointments': async (db, userId) => {
      const consultationId = await insertedId(
        db
          .insert(consultations)
          .values({ ...consultation, userId, service: 'corporate' as const })
          .returning(),
      )
      return insertedId(
        db.insert(appointments).values({ consultationId, kind: 'phone', minutes: 30 }).returning(),
      )
    },
    absences: (db, userId) => {
      const { from: _, to: __, ...days } = absence
      return insertedId(
        db
          .insert(absences)
          .values({ ...days, userId })
          .returning(),
      )
    },
    holidays: (db) => insertedId(db.insert(holidays).values(holiday).returning()),
  },
}
