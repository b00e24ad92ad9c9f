import type { SettingKey, Settings } from '../setting-values.ts'

/** The first steps of a firm, in order, each with the settings that it asks for. */
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
  opening: ['strict_passwords', 'maintenance_mode'],
} as const satisfies Record<string, readonly SettingKey[]>
export type SetupStep = keyof typeof setupSteps

export const stepNames = Object.keys(setupSteps) as SetupStep[]

/** Without these a step is not done; the others can do without anything. */
const needed: Partial<Record<SetupStep, readonly SettingKey[]>> = {
  name: ['site_title', 'site_description'],
  contact: ['contact_address', 'contact_email', 'contact_phone'],
}

export const isStepDone = (step: SetupStep, settings: Settings): boolean =>
  (needed[step] ?? []).every((key) => settings[key] !== '')

/** Where a setup that was left goes on. */
export const firstOpenStep = (settings: Settings): SetupStep =>
  stepNames.find((step) => needed[step] && !isStepDone(step, settings)) ?? 'registration'
