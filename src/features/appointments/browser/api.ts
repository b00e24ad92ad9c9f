import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import type { AppointmentChoice, OwnAppointmentAnswer } from '../schema.ts'

export const appointmentsKey = ['appointments'] as const

/** The client's own appointment about a request. The office may change it while the page is open. */
export const ownAppointmentQuery = (consultationId: number) =>
  callQuery(appointmentsKey, 'GET /api/client/consultations/:id/appointment', {
    params: { id: consultationId },
    staleTime: 0,
  })

/** The same for a guest with a private link. */
export const followedAppointmentQuery = (token: string) =>
  callQuery(appointmentsKey, 'GET /api/requests/appointment', { query: { token }, staleTime: 0 })

/** The actions of a client or a guest on an appointment. */
export type AppointmentCalls = {
  /** The fields that select the request in a form without scripts, and the query of its action. */
  posted: { fields: Record<string, string>; query?: string }
  /** Path of an iCalendar file. */
  calendarPath: string
  choose: (choice: AppointmentChoice) => Promise<OwnAppointmentAnswer>
  cancel: () => Promise<OwnAppointmentAnswer>
}

export const ownAppointmentCalls = (consultationId: number): AppointmentCalls => {
  const params = { id: consultationId }
  return {
    posted: { fields: { id: String(consultationId) } },
    calendarPath: pathOf('GET /api/client/consultations/:id/appointment.ics', { params }),
    choose: (body) => callApi('PUT /api/client/consultations/:id/appointment', { params, body }),
    cancel: () => callApi('PUT /api/client/consultations/:id/appointment/cancel', { params }),
  }
}

export const followedAppointmentCalls = (token: string): AppointmentCalls => ({
  posted: { fields: { token }, query: `?${new URLSearchParams({ token })}` },
  calendarPath: pathOf('GET /api/requests/appointment.ics', { query: { token } }),
  choose: (choice) => callApi('POST /api/requests/appointment', { body: { token, ...choice } }),
  cancel: () => callApi('POST /api/requests/appointment/cancel', { body: { token } }),
})
