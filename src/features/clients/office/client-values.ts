import { dayAsTyped } from '#fields/day.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { ClientForm, OfficeClient } from '../schema.ts'

/** All fields of a client by the office's field names; the form always contains all of them. */
export type ClientValues = Required<ClientForm>

/** Field labels, in the order of the page and of the error summary. */
export const clientLabels = {
  name: 'table.nameEn',
  nameAr: 'table.nameAr',
  logo: 'officeClients.logo',
  website: 'table.website',
  clientType: 'officeClients.type',
  description: 'officeClients.descriptionEn',
  descriptionAr: 'officeClients.descriptionAr',
  displayOrder: 'table.displayOrder',
  isVisible: 'action.toggleVisibility',
  consentBy: 'consent.by',
  consentOn: 'consent.on',
  consentNote: 'consent.note',
} as const satisfies Record<keyof ClientValues, TextKey>

const clientFields = Object.keys(clientLabels) as (keyof ClientValues)[]

/** New clients are visible (specification, section 4) and last in the list. */
export const newClientValues = (displayOrder: number): ClientValues => ({
  name: '',
  nameAr: '',
  logo: '',
  website: '',
  clientType: 'corporate',
  description: '',
  descriptionAr: '',
  displayOrder,
  isVisible: true,
  consentBy: '',
  consentOn: '',
  consentNote: '',
})

export const valuesOf = (client: OfficeClient): ClientValues =>
  ({
    ...Object.fromEntries(clientFields.map((name) => [name, client[name]])),
    consentOn: dayAsTyped(client.consentOn),
  }) as ClientValues
