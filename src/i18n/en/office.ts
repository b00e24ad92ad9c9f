import { dashboard } from './dashboard.ts'
import { malware } from './malware.ts'
import { officeSession } from './office-session.ts'

/** Texts that all screens of the dashboard share, some also with the portal. */
export const office = { ...dashboard, ...malware, ...officeSession }
