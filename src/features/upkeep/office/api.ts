import { callApi, callQuery } from '#browser/call-api.ts'

export const systemQuery = () => callQuery(['system'], 'GET /api/admin/system', { staleTime: 0 })

export const checkSystem = () => callApi('POST /api/admin/system/check')
