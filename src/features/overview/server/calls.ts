import type { Calls } from '#api/calls.ts'
import { clientSummary, officeSummary, todayCount } from '../schema.ts'

export const overviewCalls = {
  'GET /api/admin/summary': { access: 'dashboard.view', answer: officeSummary },
  'GET /api/admin/summary/today': { access: 'dashboard.view', answer: todayCount },
  'GET /api/client/summary': { access: 'portal.use', answer: clientSummary },
} satisfies Calls

type OverviewCalls = typeof overviewCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends OverviewCalls {}
}
