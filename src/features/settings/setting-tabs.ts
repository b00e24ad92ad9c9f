/** The tabs of the settings screen, each with its own form, and the sections of each form (specification, section 2). */
export const settingTabs = {
  general: [
    'identity',
    'contact',
    'registration',
    'payment',
    'requests',
    'diligence',
    'availability',
    'security',
  ],
  social: ['social'],
  seo: ['search', 'sharing', 'statistics'],
} as const
export type SettingTab = keyof typeof settingTabs
export type SettingSection = (typeof settingTabs)[SettingTab][number]
