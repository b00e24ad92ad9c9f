import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'

/** The office may send, withdraw or change an agreement while its client is logged in. */
export const ownAgreementsQuery = () =>
  callQuery(consultationsKey, 'GET /api/client/engagements', { staleTime: 0 })

export const ownAgreementQuery = (id: number) =>
  callQuery(consultationsKey, 'GET /api/client/engagements/:id', { params: { id }, staleTime: 0 })

export const agreementFilePath = (id: number): string =>
  pathOf('GET /api/client/engagements/:id/pdf', { params: { id } })

export const acceptanceRecordPath = (id: number): string =>
  pathOf('GET /api/client/engagements/:id/record', { params: { id } })

type Version = { id: number; version: number }

export const acceptAgreement = ({ id, version }: Version, name: string) =>
  callApi('POST /api/client/engagements/:id/accept', { params: { id }, body: { version, name } })

export const askForChange = ({ id, version }: Version, text: string) =>
  callApi('POST /api/client/engagements/:id/wish', { params: { id }, body: { version, text } })

export const declineAgreement = ({ id, version }: Version, reason: string) =>
  callApi('POST /api/client/engagements/:id/decline', { params: { id }, body: { version, reason } })

export const endMandate = ({ id }: Version, reason: string) =>
  callApi('POST /api/client/engagements/:id/end', { params: { id }, body: { reason } })
