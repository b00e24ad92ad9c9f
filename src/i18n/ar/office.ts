import { dashboard } from './dashboard.ts'
import { officeConsultations } from './office-consultations.ts'
import { officeOverview } from './office-overview.ts'
import { officeServices } from './office-services.ts'
import { portal } from './portal.ts'

export const office = {
  ...dashboard,
  ...officeOverview,
  ...officeConsultations,
  ...officeServices,
  ...portal,
}
