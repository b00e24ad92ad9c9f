import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, idQuery } from '#api/lists.ts'
import { linkQuery } from '#features/auth/schema.ts'
import { leaving } from '#features/users/schema.ts'
import { absence, absenceInput, absenceQuery, absentQuery } from '../absence-schema.ts'
import { holiday, holidayInput } from '../holiday-schema.ts'
import {
  agendaQuery,
  appointment,
  appointmentChoice,
  appointmentEnd,
  appointmentMove,
  calendarAddress,
  consultationAppointments,
  firmHoursInput,
  followedChoice,
  hoursOfLawyer,
  newAppointment,
  newCalendarAddress,
  officeHours,
  ownAppointmentAnswer,
  ownHoursInput,
} from '../schema.ts'

export const appointmentCalls = {
  'GET /api/requests/appointment': { access: 'open', query: linkQuery, answer: ownAppointmentAnswer },
  'POST /api/requests/appointment': { access: 'open', body: followedChoice, answer: ownAppointmentAnswer },
  'POST /api/requests/appointment/cancel': { access: 'open', body: linkQuery, answer: ownAppointmentAnswer },
  'GET /api/client/consultations/:id/appointment': {
    access: 'portal.use',
    params: idParams,
    answer: ownAppointmentAnswer,
  },
  'PUT /api/client/consultations/:id/appointment': {
    access: 'portal.use',
    params: idParams,
    body: appointmentChoice,
    answer: ownAppointmentAnswer,
  },
  'PUT /api/client/consultations/:id/appointment/cancel': {
    access: 'portal.use',
    params: idParams,
    answer: ownAppointmentAnswer,
  },
  'GET /api/requests/appointment.ics': { access: 'open', query: linkQuery, file: true },
  'GET /api/client/consultations/:id/appointment.ics': {
    access: 'portal.use',
    params: idParams,
    file: true,
  },
  'GET /api/admin/consultations/:id/appointments': {
    access: 'appointments.schedule',
    params: idParams,
    query: z.object({ lawyerId: idQuery }),
    answer: consultationAppointments,
  },
  'POST /api/admin/consultations/:id/appointments': {
    access: 'appointments.schedule',
    params: idParams,
    body: newAppointment,
    created: appointment,
  },
  'GET /api/admin/appointments': {
    access: 'appointments.schedule',
    query: agendaQuery,
    answer: z.array(appointment),
  },
  'PUT /api/admin/appointments/:id': {
    access: 'appointments.schedule',
    params: idParams,
    body: appointmentMove,
    answer: appointment,
  },
  'PUT /api/admin/appointments/:id/cancel': {
    access: 'appointments.schedule',
    params: idParams,
    body: appointmentEnd,
    answer: appointment,
  },
  'GET /api/admin/office-hours': {
    access: 'consultations.manage',
    query: z.object({ lawyerId: idQuery }),
    answer: officeHours,
  },
  'GET /api/admin/office-hours/lawyers': {
    access: 'appointments.schedule',
    answer: z.array(hoursOfLawyer),
  },
  'PUT /api/admin/office-hours': { access: 'settings.manage', body: firmHoursInput, answer: officeHours },
  'PUT /api/admin/office-hours/own': {
    access: 'consultations.manage',
    body: ownHoursInput,
    answer: officeHours,
  },
  'GET /api/admin/holidays': { access: 'consultations.manage', answer: z.array(holiday) },
  'POST /api/admin/holidays': { access: 'settings.manage', body: holidayInput, created: z.array(holiday) },
  'PUT /api/admin/holidays/:id': {
    access: 'settings.manage',
    params: idParams,
    body: holidayInput,
    answer: z.array(holiday),
  },
  'DELETE /api/admin/holidays/:id': {
    access: 'settings.manage',
    params: idParams,
    answer: z.array(holiday),
  },
  'GET /api/admin/absences': {
    access: 'consultations.manage',
    query: absenceQuery,
    answer: z.array(absence),
  },
  'GET /api/admin/absences/open-work': {
    access: 'consultations.manage',
    query: z.extend(absentQuery, { lawyerId: idQuery }),
    answer: leaving,
    summary: 'The open work of a person during an absence, and who could take it over',
  },
  'POST /api/admin/absences': { access: 'consultations.manage', body: absenceInput, created: absence },
  'PUT /api/admin/absences/:id': {
    access: 'consultations.manage',
    params: idParams,
    body: absenceInput,
    answer: absence,
  },
  'DELETE /api/admin/absences/:id': { access: 'consultations.manage', params: idParams },
  'GET /api/calendar/appointments.ics': { access: 'open', query: linkQuery, file: true },
  'GET /api/admin/calendar-address': { access: 'consultations.manage', answer: calendarAddress },
  'POST /api/admin/calendar-address': { access: 'consultations.manage', created: newCalendarAddress },
  'DELETE /api/admin/calendar-address': { access: 'consultations.manage' },
} satisfies Calls

type AppointmentCalls = typeof appointmentCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends AppointmentCalls {}
}
