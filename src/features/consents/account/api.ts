import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import type { ConsentAnswer, ConsentPurpose, OwnConsent } from '../schema.ts'

export const ownConsentsQuery = () =>
  queryOptions<OwnConsent[]>({ queryKey: ['own-consents', '/api/user/consents'], staleTime: 0 })

export const changeConsent = (purpose: ConsentPurpose, isGiven: boolean) =>
  callApi<ConsentAnswer>(`/api/user/consents/${purpose}`, { method: 'PUT', body: { isGiven } })
