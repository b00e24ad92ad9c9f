import { callQuery } from '#browser/call-queries.ts'

export const settingsQuery = () => callQuery(['settings'], 'GET /api/settings')
