import {
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query'
import type { Address, Answer, KnownCalls, OptionalArgument } from '#api/calls.ts'
import { addressOf, type CallOptions, send } from './call-api.ts'

export type QueryName = Extract<keyof KnownCalls, `GET ${string}`>
type Options<Data> = Omit<UndefinedInitialDataOptions<Data>, 'queryKey' | 'queryFn'>
export type OptionsOf<Called extends QueryName, Data> = OptionalArgument<
  Address<KnownCalls[Called]> & Options<Data>
>

/**
 * A call as a query. The last part of its key is the path, and the request needs nothing else: `askApi` sends
 * it in the browser, the renderer sends it in-process on the server.
 */
export const callQuery = <Called extends QueryName>(
  key: QueryKey,
  name: Called,
  ...[options]: OptionsOf<Called, Answer<KnownCalls[Called]>>
) => queryOptions<Answer<KnownCalls[Called]>>(queryOf(key, name, options))

export const queryOf = (key: QueryKey, name: QueryName, { params, query, ...options }: CallOptions = {}) => ({
  ...options,
  queryKey: [...key, addressOf(name, { params, query })],
})

/**
 * Requests the path at the end of a query's key. The server can fetch the same response before it renders.
 */
export const askApi = async ({ queryKey, signal, meta }: QueryFunctionContext): Promise<unknown> => {
  const { answer, response } = await send(String(queryKey.at(-1)), { signal })
  return meta?.isList ? { rows: answer, total: Number(response.headers.get('x-total-count')) } : answer
}
