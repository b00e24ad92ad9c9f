import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify'
import * as z from 'zod/mini'
import { cachedHandler } from './cached-calls.ts'
import type { Answer, DeclaredCall } from './calls.ts'
import { allow, requireSignIn } from './guards.ts'

type Parsed<Part> = Part extends z.core.$ZodType ? z.output<Part> : unknown

type Request<Call extends DeclaredCall> = FastifyRequest<{
  Params: Parsed<Call['params']>
  Querystring: Parsed<Call['query']>
  Body: Parsed<Call['body']>
}>

type Handler<Call extends DeclaredCall> = (request: Request<Call>, reply: FastifyReply) => Returned<Call>

type Returned<Call> = Call extends { file: true }
  ? Promise<FastifyReply>
  : undefined extends Answer<Call>
    ? Promise<void>
    : Promise<Answer<Call>>

type More = Pick<RouteShorthandOptions, 'onRequest' | 'bodyLimit'>

/**
 * Registers a feature's declared calls: the permission guard runs first, then any other hooks of the route.
 */
export const register = <Table extends { [Name in keyof Table]: DeclaredCall }>(
  app: FastifyInstance,
  calls: Table,
) => {
  function on<Name extends keyof Table & string>(name: Name, handler: Handler<Table[Name]>): void
  function on<Name extends keyof Table & string>(name: Name, more: More, handler: Handler<Table[Name]>): void
  function on(name: keyof Table & string, ...given: unknown[]) {
    const [more, handler] = (given.length === 1 ? [{}, ...given] : given) as [More, Handler<DeclaredCall>]
    const call: DeclaredCall = calls[name]
    const [method = '', url = ''] = name.split(' ')
    const status = statusOf(call)
    app.route({
      ...more,
      method: method as HTTPMethods,
      url,
      schema: schemaOf(call, { status, isRead: method === 'GET' }),
      onRequest: [...guardOf(call), ...[more.onRequest ?? []].flat()],
      handler: call.isCached
        ? cachedHandler(call, handler)
        : async (request, reply) => handler(request, reply.code(status)),
    })
  }
  return on
}

const guardOf = ({ access }: DeclaredCall) => {
  if (access === 'open') return []
  return [access === 'signed-in' ? requireSignIn : allow(access)]
}

const statusOf = ({ answer, created, file }: DeclaredCall): number => {
  if (created) return 201
  return answer || file ? 200 : 204
}

const nothing = z.object({})

/** Refuses undeclared query parameters, since a caller would expect them to have an effect. */
const strictQuery = (query: DeclaredCall['query'] = nothing) =>
  z.catchall(query as z.ZodMiniObject, z.never())

/** Responses are stripped to their schema: fields that it does not list cannot leak. */
const schemaOf = (
  { params, query, body, upload, summary, ...call }: DeclaredCall,
  { status, isRead }: { status: number; isRead: boolean },
) => {
  const answer = call.file ? z.string() : (call.created ?? call.answer)
  return {
    ...(summary && { summary }),
    ...(params && { params }),
    ...((isRead || query) && { querystring: strictQuery(query) }),
    ...(body && { body }),
    ...(upload && { consumes: ['multipart/form-data'] }),
    ...(answer && {
      response: { [status]: answer, ...(call.created && call.answer && { 200: call.answer }) },
    }),
  }
}
