import { callApi } from '#browser/call-api.ts'
import { callQuery } from '#browser/call-queries.ts'
import type { AppointmentChoice, OwnAppointmentAnswer } from '../schema.ts'

export const appointmentsKey = ['appointments'] as const

/** The client's own appointment about a request; the office may change it while its client looks. */
export const ownAppointmentQuery = (consultationId: number) =>
  callQuery(appointmentsKey, 'GET /api/client/consultations/:id/appointment', {
    params: { id: consultationId },
    staleTime: 0,
  })

/** The same by a guest's private link. */
export const followedAppointmentQuery = (token: string) =>
  callQuery(appointmentsKey, 'GET /api/requests/appointment', { query: { token }, staleTime: 0 })

/** What a client does with an appointment, whichever way they are known. */
export type AppointmentCalls = {
  /** Of a guest's private link; with it, the forms work without scripts. */
  token?: string
  choose: (choice: AppointmentChoice) => Promise<OwnAppointmentAnswer>
  cancel: () => Promise<OwnAppointmentAnswer>
}

export const ownAppointmentCalls = (consultationId: number): AppointmentCalls => {
  const params = { id: consultationId }
  return {
    choose: (body) => callApi('PUT /api/client/consultations/:id/appointment', { params, body }),
    cancel: () => callApi('PUT /api/client/consultations/:id/appointment/cancel', { params }),
  }
}

export const followedAppointmentCalls = (token: string): AppointmentCalls => ({
  token,
  choose: (choice) => callApi('POST /api/requests/appointment', { body: { token, ...choice } }),
  cancel: () => callApi('POST /api/requests/appointment/cancel', { body: { token } }),
})
