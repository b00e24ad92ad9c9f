import type { Calls } from '#api/calls.ts'
import { firmCalendar } from '../schema.ts'

export const officeHoursCalls = {
  'GET /api/office-hours': { access: 'open', isCached: 'forEverybody', answer: firmCalendar },
} satisfies Calls

type OfficeHoursCalls = typeof officeHoursCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends OfficeHoursCalls {}
}
