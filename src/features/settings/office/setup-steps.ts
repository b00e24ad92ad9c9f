import type { SettingKey } from '../setting-table.ts'
import type { Settings } from '../setting-values.ts'
// Only types of the table, because the page of the setup loads the schemas with its form.

/** The steps of the setup in order, each with its settings. */
export const setupSteps = {
  name: ['site_title', 'site_title_ar', 'site_description', 'site_description_ar'],
  contact: [
    'contact_address',
    'contact_address_ar',
    'contact_email',
    'contact_phone',
    'whatsapp_number',
    'office_location',
  ],
  registration: ['license_number', 'commercial_register'],
  mail: [],
  opening: ['strict_passwords', 'client_consent', 'maintenance_mode'],
} as const satisfies Record<string, readonly SettingKey[]>
export type SetupStep = keyof typeof setupSteps

export const stepNames = Object.keys(setupSteps) as SetupStep[]

/** Settings that a step requires; the other steps require none. */
const needed: Partial<Record<SetupStep, readonly SettingKey[]>> = {
  name: ['site_title', 'site_description'],
  contact: ['contact_address', 'contact_email', 'contact_phone'],
}

export const isStepDone = (step: SetupStep, settings: Settings): boolean =>
  (needed[step] ?? []).every((key) => settings[key] !== '')

/** The step with which an interrupted setup continues. */
export const firstOpenStep = (settings: Settings): SetupStep =>
  stepNames.find((step) => needed[step] && !isStepDone(step, settings)) ?? 'registration'
