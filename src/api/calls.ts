import type * as z from 'zod/mini'
import type { Permission } from '#access/permissions.ts'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type DeclaredCall = {
  access: 'open' | 'signed-in' | Permission
  params?: Schema
  query?: Schema
  body?: Schema
  /** The fields before the one file of a multipart body. */
  upload?: Schema
  /** The body of a 200 response. */
  answer?: Schema
  /** The body of a 201 response. */
  created?: Schema
  /** Bytes or text without a schema. With neither `answer`, `created` nor `file`, the call returns 204. */
  file?: true
  /**
   * The response of this open GET is the same for every guest and depends only on its address, the database
   * and the time. It is cached until a table that it was made from changes. Logged-in users bypass the cache. If the
   * response is the same `forEverybody`, pages that are rendered for them share it.
   */
  isCached?: true | 'forEverybody'
  summary?: string
}

/** The calls of one feature, by the name that both sides use. */
export type Calls = { [name: `${Method} /api/${string}`]: DeclaredCall }

/** All calls: each `calls.ts` adds its own as types only, so that no schema reaches a browser this way. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the calls are declared
export interface KnownCalls {}

type Nothing = Record<never, never>

/** The body of a call's response. */
export type Answer<Call> = Call extends { answer: infer Body extends Schema }
  ? z.output<Body>
  : Call extends { created: infer Body extends Schema }
    ? z.output<Body>
    : undefined

/** One row, if the response is a list. */
export type Row<Call> = Answer<Call> extends readonly (infer Each)[] ? Each : never

/** Numbers are written as text in a URL. */
type InAddress<Part> = { [Name in keyof z.input<Part>]: z.input<Part>[Name] | number }

/** The path and query parameters of a call. The query of the address bar can be passed on unchanged. */
export type Address<Call> = (Call extends { params: infer Params }
  ? { params: InAddress<Params> }
  : { params?: never }) &
  (Call extends { query: infer Query } ? QueryOf<InAddress<Query>> : { query?: never })

type QueryOf<Query> = Nothing extends Query
  ? { query?: Query | URLSearchParams | undefined }
  : { query: Query | URLSearchParams }

/** Everything a call takes. */
export type Input<Call> = Address<Call> & (Call extends { body: unknown } ? { body: Body<Call> } : unknown)

export type Body<Call> = Call extends { body: infer Sent } ? z.input<Sent> : never

/** An argument that may be omitted if everything in it is optional. */
export type OptionalArgument<Part> = Nothing extends Part ? [input?: Part] : [input: Part]

/** The names of the calls that match a type. */
export type NamesOf<Kind> = {
  [Name in keyof KnownCalls]: KnownCalls[Name] extends Kind ? Name : never
}[keyof KnownCalls]
