import { callApi, callQuery } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { TemplateInput } from '../input.ts'
import type { Template } from '../schema.ts'

const agreementsKey = ['engagements'] as const
export const templatesKey = ['engagement-templates'] as const

/** `parameters` is the query of the page: state, lawyerId, q, sort, page, pageSize. */
export const agreementsQuery = (parameters: URLSearchParams) =>
  listQuery(agreementsKey, 'GET /api/admin/engagements', { query: parameters, staleTime: 0 })

/** `parameters`: days, page, pageSize. */
export const missingQuery = (parameters: URLSearchParams) =>
  listQuery(agreementsKey, 'GET /api/admin/engagements/missing', { query: parameters, staleTime: 0 })

export const templatesQuery = () =>
  callQuery(templatesKey, 'GET /api/admin/engagement-templates', { staleTime: 0 })

/** The stored version, for the comparison after a stale edit. */
export const findTemplate = async (id: number): Promise<Template> => {
  const found = (await callApi('GET /api/admin/engagement-templates')).find((template) => template.id === id)
  if (!found) throw new Error(`template ${id} was deleted`)
  return found
}

export const createTemplate = (body: TemplateInput) =>
  callApi('POST /api/admin/engagement-templates', { body })

export const updateTemplate = (id: number, body: TemplateInput) =>
  callApi('PUT /api/admin/engagement-templates/:id', { params: { id }, body })

export const deleteTemplate = (id: number) =>
  callApi('DELETE /api/admin/engagement-templates/:id', { params: { id } })
