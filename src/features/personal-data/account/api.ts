import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import { downloadFile } from '#browser/download.ts'
import type { ErasureInput, OwnErasure, OwnErasureAnswer } from '../schema.ts'

export const downloadOwnData = (onReceived: (bytes: number) => void) =>
  downloadFile('/api/user/export', onReceived)

export const ownErasureQuery = () =>
  queryOptions<OwnErasureAnswer>({ queryKey: ['own-erasure', '/api/user/erasure'], staleTime: 0 })

export const askForErasure = (input: ErasureInput) =>
  callApi<OwnErasure>('/api/user/erasure', { method: 'POST', body: input })

export const withdrawErasure = () => callApi<void>('/api/user/erasure', { method: 'DELETE' })
