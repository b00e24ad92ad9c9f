import { callApi, callQuery } from '#browser/call-api.ts'
import type { Template, TemplateInput } from '../schema.ts'

export const templatesKey = ['path-templates'] as const

export const templatesQuery = () => callQuery(templatesKey, 'GET /api/admin/path-templates', { staleTime: 0 })

/** The stored version, for the comparison after a stale edit. */
export const findTemplate = async (id: number): Promise<Template> => {
  const found = (await callApi('GET /api/admin/path-templates')).find((template) => template.id === id)
  if (!found) throw new Error(`template ${id} was deleted`)
  return found
}

export const createTemplate = (body: TemplateInput) => callApi('POST /api/admin/path-templates', { body })

export const updateTemplate = (id: number, body: TemplateInput) =>
  callApi('PUT /api/admin/path-templates/:id', { params: { id }, body })

export const deleteTemplate = (id: number) =>
  callApi('DELETE /api/admin/path-templates/:id', { params: { id } })
