import type { Calls } from '#api/calls.ts'
import { systemState } from '../schema.ts'

export const upkeepCalls = {
  'GET /api/admin/system': { access: 'settings.manage', answer: systemState },
  'POST /api/admin/system/check': { access: 'settings.manage', answer: systemState },
} satisfies Calls

type UpkeepCalls = typeof upkeepCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends UpkeepCalls {}
}
