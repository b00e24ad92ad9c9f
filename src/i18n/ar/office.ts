import { dashboard } from './dashboard.ts'
import { malware } from './malware.ts'
import { officePictures } from './office-pictures.ts'
import { officeSession } from './office-session.ts'

export const office = { ...dashboard, ...malware, ...officePictures, ...officeSession }
