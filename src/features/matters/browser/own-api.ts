import { callApi, callQuery } from '#browser/call-api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { ClientMails } from '../values.ts'

/** The progress of the client's own request. The office may move it while the page is open. */
export const ownMatterQuery = (consultationId: number) =>
  callQuery(consultationsKey, 'GET /api/client/consultations/:id/path', {
    params: { id: consultationId },
    staleTime: 0,
  })

export const saveClientMails = (consultationId: number, clientMails: ClientMails) =>
  callApi('PUT /api/client/consultations/:id/path', { params: { id: consultationId }, body: { clientMails } })

/** The same for a guest with a private link. */
export const followedMatterQuery = (token: string) =>
  callQuery(consultationsKey, 'GET /api/requests/path', { query: { token }, staleTime: 0 })
