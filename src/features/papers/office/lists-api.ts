import { callApi, callQuery } from '#browser/call-api.ts'
import type { PaperList, PaperListInput } from '../schema.ts'

export const paperListsKey = ['paper-lists'] as const

export const paperListsQuery = () => callQuery(paperListsKey, 'GET /api/admin/paper-lists', { staleTime: 0 })

/** The stored version, for the comparison after a stale edit. */
export const findPaperList = async (id: number): Promise<PaperList> => {
  const found = (await callApi('GET /api/admin/paper-lists')).find((list) => list.id === id)
  if (!found) throw new Error(`list ${id} was deleted`)
  return found
}

export const createPaperList = (body: PaperListInput) => callApi('POST /api/admin/paper-lists', { body })

export const updatePaperList = (id: number, body: PaperListInput) =>
  callApi('PUT /api/admin/paper-lists/:id', { params: { id }, body })

export const deletePaperList = (id: number) =>
  callApi('DELETE /api/admin/paper-lists/:id', { params: { id } })
