import { dashboard } from './dashboard.ts'
import { officeConsultations } from './office-consultations.ts'
import { officeOverview } from './office-overview.ts'
import { officeServices } from './office-services.ts'
import { portal } from './portal.ts'

/** The words of the dashboard and the portal. */
export const office = {
  ...dashboard,
  ...officeOverview,
  ...officeConsultations,
  ...officeServices,
  ...portal,
}
