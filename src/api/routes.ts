import { createHash, createHmac } from 'node:crypto'
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify'
import * as z from 'zod/mini'
import { may, type Permission } from '#access/permissions.ts'
import { isKnownPerson, type SignedInUser } from '#access/roles.ts'
import { type Reach, reachOf } from '#access/scopes.ts'
import { clientAddress } from '#http/addresses.ts'
import { AppError } from '#http/errors.ts'
import { addressGroup } from '#http/rate-limit.ts'
import { cachedHandler } from './cached-calls.ts'
import type { Answer, DeclaredCall } from './calls.ts'

export type Routes = FastifyPluginAsync

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
    const reach = reachOfRoute(name, call, more)
    app.route({
      ...more,
      method: method as HTTPMethods,
      url,
      config: { reach },
      schema: { ...schemaOf(call, { status, isRead: method === 'GET' }), ...securityOf(call, reach) },
      onRequest: [...guardOf(call), ...[more.onRequest ?? []].flat()],
      handler: call.isCached
        ? cachedHandler(url, call, handler)
        : async (request, reply) => handler(request, reply.code(status)),
    })
  }
  return on
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reach of a token; a route without it refuses every token. */
    reach?: Reach
  }
}

/** A token cannot show a proof, so a call that requires one is out of its reach. */
const reachOfRoute = (name: string, { access }: DeclaredCall, more: More): Reach =>
  [more.onRequest ?? []].flat().includes(requireRecentProof) ? 'none' : (reachOf(name, access) ?? 'none')

/** The schemes of OpenAPI under which a call works. */
const securityOf = ({ access }: DeclaredCall, reach: Reach) => {
  if (access === 'open') return {}
  const byToken = typeof reach === 'string' ? [] : [{ token: reach }]
  return { security: [{ session: [] }, ...byToken] }
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

/** Refuses guests with 401 and other roles with 403, before the body is read. */
export const allow = (permission: Permission) => async (request: FastifyRequest) => {
  if (!may(signedInUser(request).role, permission)) throw new AppError('forbidden')
}

const requireSignIn = async (request: FastifyRequest) => {
  signedInUser(request)
}

/**
 * Protects calls that give access to accounts or data. It follows the permission guard: a session is not
 * enough, since another person may use an unlocked device.
 */
export const requireRecentProof = async (request: FastifyRequest) => {
  signedInUser(request)
  if (!request.isConfirmed) throw new AppError('proof_required')
}

/**
 * Refuses documents and second factors from a client whose address is not confirmed and whom the office has
 * not met, since anyone may own the account. Staff always pass.
 */
export const requireKnownPerson = async (request: FastifyRequest) => {
  const person = signedInUser(request)
  if (person.role === 'client' && !isKnownPerson(person)) throw new AppError('unverified')
}

/** The person behind a guarded call; throws 401 if there is none, so callers need no check. */
export const signedInUser = (request: FastifyRequest): SignedInUser => {
  if (request.user) return request.user
  if (request.needsTwoFactor) throw new AppError('two_factor_needed')
  throw new AppError('unauthenticated')
}

/** Identifies a repeated call; neither hash reveals what was sent. */
export type RepeatableCall = { keyHash: string; bodyHash: string }

/** Printable, and long enough to be unique by chance. */
const keyForm = /^[\x21-\x7e]{16,200}$/

/**
 * Undefined if the call has no `Idempotency-Key`. A key is valid for one call of one person or address, so
 * callers never get each other's responses. The body's hash includes the key, so that a password in it cannot
 * be guessed from the table.
 */
export const repeatableCall = (
  { headers, routeOptions, user, ip }: FastifyRequest,
  body: unknown,
): RepeatableCall | undefined => {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyForm.test(key))
    throw new AppError('invalid', { errors: [{ field: 'Idempotency-Key', message: 'val.generic.format' }] })
  const caller = user ? `person ${user.id}` : `address ${addressGroup(clientAddress({ ip }))}`
  return {
    keyHash: createHash('sha256')
      .update(JSON.stringify([caller, routeOptions.url, key]))
      .digest('hex'),
    bodyHash: createHmac('sha256', key).update(JSON.stringify(body)).digest('hex'),
  }
}
