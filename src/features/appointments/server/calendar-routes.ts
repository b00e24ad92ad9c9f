import type { Reader } from '#access/roles.ts'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import type { Language } from '#languages/language.ts'
import {
  createCalendarToken,
  endCalendarAddress,
  findCalendarAddress,
  findCalendarReader,
} from './calendar-repository.ts'
import { appointmentCalls } from './calls.ts'
import { findOrganizer, type Invitation, invitationFor, publishedCalendar } from './ics.ts'
import { listAgenda } from './repository.ts'

const daysBefore = 30
const daysAhead = 365

/** Further entries of a lawyer's calendar between two days; `matters` implements it. */
type OtherEntries = (
  db: Database,
  about: { reader: Reader; language: Language; from: string; to: string },
) => Promise<Invitation[]>

/** A lawyer's appointments and dates as a calendar subscription with a secret address. */
export const calendarRoutes =
  ({ otherEntries }: { otherEntries: OtherEntries }): Routes =>
  async (app) => {
    const on = register(app, appointmentCalls)

    on('GET /api/admin/calendar-address', async (request) => ({
      createdAt: (await findCalendarAddress(app.db, signedInUser(request).id))?.createdAt ?? null,
    }))

    on('POST /api/admin/calendar-address', { onRequest: requireRecentProof }, async (request) =>
      app.db.transaction(async (tx) => {
        const token = await createCalendarToken(tx, signedInUser(request).id)
        await auditOf(request)(tx, 'create', 'officeHours', null, { of: 'calendar' })
        return { url: `${app.publicUrl()}/api/calendar/appointments.ics?${new URLSearchParams({ token })}` }
      }),
    )

    on('DELETE /api/admin/calendar-address', async (request) => {
      await app.db.transaction(async (tx) => {
        await endCalendarAddress(tx, signedInUser(request).id)
        await auditOf(request)(tx, 'delete', 'officeHours', null, { of: 'calendar' })
      })
    })

    /** Contains the number of the request and the time, as in mails, but not the client's name. */
    on(
      'GET /api/calendar/appointments.ics',
      { onRequest: limitPerMinute('calendar addresses', 60) },
      async (request, reply) => {
        const reader = (await findCalendarReader(app.db, request.query.token)) ?? notFound()
        const today = todayInRiyadh(new Date())
        const { language } = reader
        const days = { reader, from: addDays(today, -daysBefore), to: addDays(today, daysAhead) }
        const agenda = await listAgenda(app.db, { ...days, lawyerId: reader.id })
        const invitations = agenda.flatMap((appointment) => {
          const about = { language, location: appointment.place }
          return invitationFor(appointment, about) ?? []
        })
        const organizer = await findOrganizer(app.db, () => app.publicUrl(), language)
        const others = await otherEntries(app.db, { ...days, language })
        const { type, text } = publishedCalendar([...invitations, ...others], {
          organizer,
          name: organizer.name,
        })
        return reply.type(type).header('cache-control', 'no-store').send(text)
      },
    )
  }
