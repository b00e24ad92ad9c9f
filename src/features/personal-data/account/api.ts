import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { downloadFile } from '#browser/download.ts'
import type { ErasureInput } from '../schema.ts'

export const downloadOwnData = (onReceived: (bytes: number) => void) =>
  downloadFile(pathOf('GET /api/user/export'), onReceived)

export const ownErasureQuery = () => callQuery(['own-erasure'], 'GET /api/user/erasure', { staleTime: 0 })

export const askForErasure = (input: ErasureInput) => callApi('POST /api/user/erasure', { body: input })

export const withdrawErasure = () => callApi('DELETE /api/user/erasure')
