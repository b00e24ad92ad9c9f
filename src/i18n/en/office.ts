import { account } from './account.ts'
import { dashboard } from './dashboard.ts'
import { officeAdmin } from './office-admin.ts'
import { officeConsultations } from './office-consultations.ts'
import { officeDocuments } from './office-documents.ts'
import { officeHelp } from './office-help.ts'
import { officeMessages } from './office-messages.ts'
import { officeOverview } from './office-overview.ts'
import { officePictures } from './office-pictures.ts'
import { officeServices } from './office-services.ts'
import { officeSettings } from './office-settings.ts'
import { officeUsers } from './office-users.ts'
import { portal } from './portal.ts'
import { portalLetters } from './portal-letters.ts'
import { portalPapers } from './portal-papers.ts'

/** The words of the dashboard and the portal. */
export const office = {
  ...dashboard,
  ...officeOverview,
  ...officeConsultations,
  ...officePictures,
  ...officeServices,
  ...officeMessages,
  ...officeDocuments,
  ...officeAdmin,
  ...officeUsers,
  ...officeSettings,
  ...officeHelp,
  ...account,
  ...portal,
  ...portalLetters,
  ...portalPapers,
}
