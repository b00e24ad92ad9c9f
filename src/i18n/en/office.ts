import { dashboard } from './dashboard.ts'
import { malware } from './malware.ts'
import { officeAdmin } from './office-admin.ts'
import { officeClients } from './office-clients.ts'
import { officeConsultations } from './office-consultations.ts'
import { officeDocuments } from './office-documents.ts'
import { officeHelp } from './office-help.ts'
import { officeMessages } from './office-messages.ts'
import { officeOverview } from './office-overview.ts'
import { officePages } from './office-pages.ts'
import { officePictures } from './office-pictures.ts'
import { officePrivacy } from './office-privacy.ts'
import { officePublications } from './office-publications.ts'
import { officeReaders } from './office-readers.ts'
import { officeServices } from './office-services.ts'
import { officeSession } from './office-session.ts'
import { officeSettings } from './office-settings.ts'
import { officeTeam } from './office-team.ts'
import { officeUsers } from './office-users.ts'

/** The words of the dashboard, and those it shares with the portal. */
export const office = {
  ...dashboard,
  ...officeOverview,
  ...officeConsultations,
  ...officePages,
  ...officePublications,
  ...officePictures,
  ...officeReaders,
  ...officeServices,
  ...officeTeam,
  ...officeClients,
  ...officeMessages,
  ...officeDocuments,
  ...malware,
  ...officeAdmin,
  ...officeUsers,
  ...officeSession,
  ...officeSettings,
  ...officeHelp,
  ...officePrivacy,
}
