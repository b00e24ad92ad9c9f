import type * as z from 'zod/mini'
import type { Permission } from '#access/permissions.ts'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type DeclaredCall = {
  access: 'open' | 'signed-in' | Permission
  params?: Schema
  query?: Schema
  body?: Schema
  /** Sends one file after these fields. */
  upload?: Schema
  /** Answers with 200 and this, */
  answer?: Schema
  /** with 201 and this, */
  created?: Schema
  /** with bytes or a text that passes no schema, or, without any of the three, with 204 and nothing. */
  file?: true
  summary?: string
}

/** The calls of a noun, each under the one name by which both sides know it. */
export type Calls = { [name: `${Method} /api/${string}`]: DeclaredCall }

/** Every call of the house: each `calls.ts` adds its own, as types alone, so that no schema reaches a browser by them. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the calls are declared
export interface KnownCalls {}

type Nothing = Record<never, never>

/** What a call answers with. */
export type Answer<Call> = Call extends { answer: infer Body extends Schema }
  ? z.output<Body>
  : Call extends { created: infer Body extends Schema }
    ? z.output<Body>
    : undefined

/** Of a list: one of it. */
export type Row<Call> = Answer<Call> extends readonly (infer Each)[] ? Each : never

/** Numbers are written as text in an address. */
type InAddress<Part> = { [Name in keyof z.input<Part>]: z.input<Part>[Name] | number }

/** What is said in the address of a call. An address bar is handed on as it is. */
export type Address<Call> = (Call extends { params: infer Params }
  ? { params: InAddress<Params> }
  : { params?: never }) &
  (Call extends { query: infer Query } ? QueryOf<InAddress<Query>> : { query?: never })

type QueryOf<Query> = Nothing extends Query
  ? { query?: Query | URLSearchParams | undefined }
  : { query: Query | URLSearchParams }

/** What is said in a call. */
export type Input<Call> = Address<Call> & (Call extends { body: unknown } ? { body: Body<Call> } : unknown)

export type Body<Call> = Call extends { body: infer Sent } ? z.input<Sent> : never

/** An argument that can be left out where nothing has to be said. */
export type Given<Said> = Nothing extends Said ? [said?: Said] : [said: Said]

/** The calls that something holds of. */
export type NamesOf<Kind> = {
  [Name in keyof KnownCalls]: KnownCalls[Name] extends Kind ? Name : never
}[keyof KnownCalls]
