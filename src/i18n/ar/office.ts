import { dashboard } from './dashboard.ts'
import { portal } from './portal.ts'

export const office = { ...dashboard, ...portal }
