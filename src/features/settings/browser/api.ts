import { callQuery } from '#browser/call-api.ts'

export const settingsQuery = () => callQuery(['settings'], 'GET /api/settings')
