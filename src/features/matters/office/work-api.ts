import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery } from '#browser/call-api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'

/** Dates ahead between two days, both included; of all requests or of those of one lawyer. */
export const matterDatesQuery = (from: string, to: string, lawyerId?: number) =>
  callQuery(consultationsKey, 'GET /api/admin/path-dates', {
    query: { from, to, ...(lawyerId !== undefined && { lawyerId }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Tells the client that nothing has changed. */
export const sendNoChange = (id: number) =>
  callApi('POST /api/admin/consultations/:id/path/told', { params: { id } })
