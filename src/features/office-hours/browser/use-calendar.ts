import { useQuery } from '@tanstack/react-query'
import { callQuery } from '#browser/call-api.ts'
import { defaultCalendar, type FirmCalendar } from '#firm-time/calendar.ts'

export const calendarQuery = () => callQuery(['office-hours'], 'GET /api/office-hours')

/** The firm's calendar; the default hours until it is loaded. */
export const useCalendar = (): FirmCalendar => useQuery(calendarQuery()).data ?? defaultCalendar
