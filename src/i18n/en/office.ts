import { dashboard } from './dashboard.ts'
import { malware } from './malware.ts'
import { officeSession } from './office-session.ts'

/** The words of every screen of the dashboard, and those it shares with the portal. */
export const office = { ...dashboard, ...malware, ...officeSession }
