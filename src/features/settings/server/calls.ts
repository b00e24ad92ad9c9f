import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { adminSetting, setting, settingChanges } from '../schema.ts'

export const settingCalls = {
  'GET /api/settings': {
    access: 'open',
    isCached: 'forEverybody',
    summary: 'Public settings of the site',
    answer: z.array(setting),
  },
  'GET /api/admin/settings': { access: 'settings.manage', answer: z.array(adminSetting) },
  'PUT /api/admin/settings': {
    access: 'settings.manage',
    body: settingChanges,
    answer: z.array(adminSetting),
  },
} satisfies Calls

type SettingCalls = typeof settingCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends SettingCalls {}
}
