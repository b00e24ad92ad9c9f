import { dashboard } from './dashboard.ts'
import { malware } from './malware.ts'
import { officeSession } from './office-session.ts'

export const office = { ...dashboard, ...malware, ...officeSession }
