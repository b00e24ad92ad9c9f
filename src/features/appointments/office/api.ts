import { keepPreviousData } from '@tanstack/react-query'
import type { Body, KnownCalls } from '#api/calls.ts'
import { callApi, callQuery } from '#browser/call-api.ts'
import { sendOnce } from '#browser/send-once.ts'
import { appointmentsKey } from '../browser/api.ts'

/**
 * The appointments about a request and the data needed to propose one. The default lawyer is the one who
 * handles the request.
 */
export const consultationAppointmentsQuery = (consultationId: number, lawyerId?: number) =>
  callQuery(appointmentsKey, 'GET /api/admin/consultations/:id/appointments', {
    params: { id: consultationId },
    query: lawyerId === undefined ? {} : { lawyerId },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const proposeAppointment = (
  consultationId: number,
  body: Body<KnownCalls['POST /api/admin/consultations/:id/appointments']>,
) =>
  sendOnce(['propose', consultationId, body], (idempotencyKey) =>
    callApi('POST /api/admin/consultations/:id/appointments', {
      params: { id: consultationId },
      body,
      idempotencyKey,
    }),
  )

export const moveAppointment = (id: number, body: Body<KnownCalls['PUT /api/admin/appointments/:id']>) =>
  callApi('PUT /api/admin/appointments/:id', { params: { id }, body })

export const cancelAppointment = (
  id: number,
  body: Body<KnownCalls['PUT /api/admin/appointments/:id/cancel']>,
) => callApi('PUT /api/admin/appointments/:id/cancel', { params: { id }, body })

/** Days in Riyadh, both included. */
export const agendaQuery = (from: string, to: string, lawyer: 'me' | 'all') =>
  callQuery(appointmentsKey, 'GET /api/admin/appointments', {
    query: { from, to, lawyer },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const hoursKey = ['office-hours'] as const

/** The user's own hours and the firm's; admins may request those of any lawyer. */
export const officeHoursQuery = (lawyerId?: number) =>
  callQuery(hoursKey, 'GET /api/admin/office-hours', {
    query: lawyerId === undefined ? {} : { lawyerId },
    staleTime: 0,
  })

/** The hours of all lawyers who have their own. */
export const lawyersHoursQuery = () =>
  callQuery(hoursKey, 'GET /api/admin/office-hours/lawyers', { staleTime: 0 })

export const saveFirmHours = (body: Body<KnownCalls['PUT /api/admin/office-hours']>) =>
  callApi('PUT /api/admin/office-hours', { body })

export const saveOwnHours = (body: Body<KnownCalls['PUT /api/admin/office-hours/own']>) =>
  callApi('PUT /api/admin/office-hours/own', { body })

export const holidaysQuery = () => callQuery(['holidays'], 'GET /api/admin/holidays', { staleTime: 0 })

/** A proposed holiday has no id; the first decision about it creates a row. */
export const saveHoliday = (id: number | null, body: Body<KnownCalls['POST /api/admin/holidays']>) =>
  id === null
    ? callApi('POST /api/admin/holidays', { body })
    : callApi('PUT /api/admin/holidays/:id', { params: { id }, body })

export const deleteHoliday = (id: number) => callApi('DELETE /api/admin/holidays/:id', { params: { id } })

/** Absences that end on or after the first of these days. */
export const absencesQuery = (query: { from: string; to?: string; lawyer: 'me' | 'all' }) =>
  callQuery(appointmentsKey, 'GET /api/admin/absences', {
    query,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The open work of a lawyer during an absence; refetched for each dialog. */
export const absentWorkQuery = (query: {
  lawyerId: number
  firstDay: string
  lastDay: string
  from?: string
  to?: string
}) => callQuery(appointmentsKey, 'GET /api/admin/absences/open-work', { query, staleTime: 0 })

export const saveAbsence = (id: number | null, body: Body<KnownCalls['POST /api/admin/absences']>) =>
  id === null
    ? callApi('POST /api/admin/absences', { body })
    : callApi('PUT /api/admin/absences/:id', { params: { id }, body })

export const deleteAbsence = (id: number) => callApi('DELETE /api/admin/absences/:id', { params: { id } })

export const calendarAddressQuery = () =>
  callQuery(['calendar-address'], 'GET /api/admin/calendar-address', { staleTime: 0 })

export const createCalendarAddress = () => callApi('POST /api/admin/calendar-address')

export const endCalendarAddress = () => callApi('DELETE /api/admin/calendar-address')
