import { callApi, callQuery } from '#browser/call-api.ts'
import type { ConsentPurpose } from '../schema.ts'

export const ownConsentsQuery = () => callQuery(['own-consents'], 'GET /api/user/consents', { staleTime: 0 })

export const changeConsent = (purpose: ConsentPurpose, isGiven: boolean) =>
  callApi('PUT /api/user/consents/:purpose', { params: { purpose }, body: { isGiven } })
