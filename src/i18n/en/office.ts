import { dashboard } from './dashboard.ts'
import { portal } from './portal.ts'

/** The words of the dashboard and the portal. */
export const office = { ...dashboard, ...portal }
