import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import type { AdminSetting, SettingChanges } from '../schema.ts'

// Apart from api.ts, which every page loads first.

/** Asked anew at each visit: somebody else may have saved meanwhile. */
export const adminSettingsQuery = () =>
  queryOptions<AdminSetting[]>({ queryKey: ['settings', '/api/admin/settings'], staleTime: 0 })

export const findAdminSettings = () => callApi<AdminSetting[]>('/api/admin/settings')

export const saveSettings = (changes: SettingChanges) =>
  callApi<AdminSetting[]>('/api/admin/settings', { method: 'PUT', body: changes })
