import type { FastifyInstance } from 'fastify'
import type { JsonSchema } from './plausible.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Body = { content: Record<string, { schema: JsonSchema }> }

/** The part of an operation of OpenAPI that the tests use. */
type Description = {
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: unknown }[]
  requestBody?: Body
  responses: Record<string, { description?: string; content?: Record<string, { schema: unknown }> }>
}

export type Operation = {
  /** `METHOD /path/{parameter}` */
  name: string
  method: Method
  path: string
  description: Description
  /** The schema of its body of JSON. */
  body: JsonSchema | undefined
}

/** Every call that the API describes. */
export const operationsOf = async (app: FastifyInstance): Promise<Operation[]> =>
  Object.entries((await app.describeCalls()).paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([key, operation]) => {
      const method = key.toUpperCase() as Method
      const description = operation as Description
      const body = description.requestBody?.content['application/json']?.schema
      return { name: `${method} ${path}`, method, path, description, body }
    }),
  )

/** Whether a call has this parameter in its query. */
export const takes = ({ description: { parameters = [] } }: Operation, parameter: string): boolean =>
  parameters.some(({ in: part, name }) => part === 'query' && name === parameter)

export const withIds = (path: string, id: unknown): string => path.replaceAll(/\{\w+\}/g, String(id))
