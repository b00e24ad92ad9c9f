import { callApi } from '#browser/call-api.ts'
import { callQuery } from '#browser/call-queries.ts'
import type { SettingChanges } from '../schema.ts'

// Kept out of api.ts, which every page loads first.

/** Refetched at each visit: somebody else may have saved since. */
export const adminSettingsQuery = () => callQuery(['settings'], 'GET /api/admin/settings', { staleTime: 0 })

export const findAdminSettings = () => callApi('GET /api/admin/settings')

export const saveSettings = (changes: SettingChanges) => callApi('PUT /api/admin/settings', { body: changes })
