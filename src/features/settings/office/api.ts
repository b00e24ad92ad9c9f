import { callApi, callQuery } from '#browser/call-api.ts'
import type { SettingChanges } from '../schema.ts'

// Separate from api.ts, which every page loads first.

/** Refetched at each visit: a colleague may have saved meanwhile. */
export const adminSettingsQuery = () => callQuery(['settings'], 'GET /api/admin/settings', { staleTime: 0 })

export const findAdminSettings = () => callApi('GET /api/admin/settings')

export const saveSettings = (changes: SettingChanges) => callApi('PUT /api/admin/settings', { body: changes })
