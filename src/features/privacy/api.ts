import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#http/call-api.ts'
import { downloadFile } from '#http/download.ts'
import type {
  ConsentAnswer,
  ConsentPurpose,
  ErasureInput,
  OwnConsent,
  OwnErasure,
  OwnErasureAnswer,
} from './schema.ts'

export const downloadOwnData = (onReceived: (bytes: number) => void) =>
  downloadFile('/api/user/export', onReceived)

export const ownConsentsQuery = () =>
  queryOptions<OwnConsent[]>({ queryKey: ['own-consents', '/api/user/consents'], staleTime: 0 })

export const changeConsent = (purpose: ConsentPurpose, isGiven: boolean) =>
  callApi<ConsentAnswer>(`/api/user/consents/${purpose}`, { method: 'PUT', body: { isGiven } })

export const ownErasureQuery = () =>
  queryOptions<OwnErasureAnswer>({ queryKey: ['own-erasure', '/api/user/erasure'], staleTime: 0 })

export const askForErasure = (input: ErasureInput) =>
  callApi<OwnErasure>('/api/user/erasure', { method: 'POST', body: input })

export const withdrawErasure = () => callApi<void>('/api/user/erasure', { method: 'DELETE' })
