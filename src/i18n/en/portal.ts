import { officeDocuments } from './office-documents.ts'
import { officeMessages } from './office-messages.ts'
import { ownAppointment } from './own-appointment.ts'
import { portalDocuments } from './portal-documents.ts'
import { portalEarlier } from './portal-earlier.ts'
import { portalMessages } from './portal-messages.ts'
import { portalRequests } from './portal-requests.ts'

/** Texts of the portal only. */
export const portal = {
  ...officeDocuments,
  ...officeMessages,
  ...ownAppointment,
  ...portalRequests,
  ...portalMessages,
  ...portalDocuments,
  ...portalEarlier,
}
