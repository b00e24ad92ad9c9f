import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { errorCodes } from '#http/errors.ts'

type Transform = typeof jsonSchemaTransform

/** Calls about one's own account are grouped by purpose, not by feature. */
const tagsByPath: Record<string, string> = {
  user: 'account',
  login: 'account',
  register: 'account',
  logout: 'account',
  password: 'account',
  email: 'account',
  staff: 'users',
  summary: 'overview',
  'newsletter-subscribers': 'newsletter',
  'newsletter-issues': 'newsletter',
  'document-requests': 'documents',
}

/** `/api/admin/services/:id` belongs to services, regardless of the audience. */
export const tagOf = (url: string): string => {
  const [, , first = '', second] = url.replace(/\.csv$/, '').split('/')
  const word = (first === 'admin' || first === 'client') && second ? second : first
  return tagsByPath[word] ?? word
}

const problem = {
  description: 'Refused: what is wrong, in the language of the request (RFC 9457)',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'detail', 'code'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
          code: { type: 'string', enum: Object.keys(errorCodes) },
          errors: {
            type: 'array',
            items: {
              type: 'object',
              required: ['field', 'message'],
              properties: { field: { type: 'string' }, message: { type: 'string' } },
            },
          },
        },
      },
    },
  },
}

const nothing = { 204: { type: 'null', description: 'Done; there is nothing to answer' } }

/**
 * The OpenAPI operation of a route, tagged by feature, with the common error format; 204 if it has no
 * response body.
 */
export const documentOperation: Transform = (route) => {
  const { schema, url } = jsonSchemaTransform(route) as { schema?: Record<string, unknown>; url: string }
  if (schema?.hide || !url.startsWith('/api/')) return { schema: { hide: true }, url }
  return {
    url,
    schema: {
      tags: [tagOf(url)],
      ...schema,
      response: { ...(schema?.response ?? nothing), default: problem },
    },
  }
}
