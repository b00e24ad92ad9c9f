import type { Calls } from '#api/calls.ts'
import { clientSummary, officeSummary } from '../schema.ts'

export const overviewCalls = {
  'GET /api/admin/summary': { access: 'dashboard.view', answer: officeSummary },
  'GET /api/client/summary': { access: 'portal.use', answer: clientSummary },
} satisfies Calls

type OverviewCalls = typeof overviewCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends OverviewCalls {}
}
