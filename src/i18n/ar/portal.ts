import { officeAgreements } from './agreements.ts'
import { ownMatter } from './matters.ts'
import { officeDocuments } from './office-documents.ts'
import { officeMessages } from './office-messages.ts'
import { ownMatter as ownAppointment } from './own-appointment.ts'

/** Texts that the portal shares with the dashboard and with the page of a guest. */
export const portal = { ...officeDocuments, ...officeMessages, ...ownAppointment, ...ownMatter }

/** The terms of an agreement, which the office has as well. */
export const ownAgreement = { ...officeAgreements }
