import type { Database } from '#db/connection.ts'
import { listAppointmentsOf } from '#features/appointments/server/repository.ts'

/** The appointments about a request, with the data that its client has received. */
export const listMeetings = async (db: Database, consultationId: number) =>
  (await listAppointmentsOf(db, consultationId)).map(
    ({ kind, place, minutes, state, startsAt, timeZone, proposals, lawyerName, createdAt, updatedAt }) => ({
      kind,
      place,
      minutes,
      state,
      startsAt,
      timeZone,
      proposals,
      lawyer: lawyerName,
      createdAt,
      updatedAt,
    }),
  )
