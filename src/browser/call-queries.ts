import {
  keepPreviousData,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query'
import type { Address, Answer, KnownCalls, OptionalArgument, Row } from '#http/calls.ts'
import { addressOf, type Said, send } from './call-api.ts'

type Name = Extract<keyof KnownCalls, `GET ${string}`>
type Page<Each> = { rows: Each[]; total: number }
type Options<Found> = Omit<UndefinedInitialDataOptions<Found>, 'queryKey' | 'queryFn'>
type Asked<Called extends Name, Found> = OptionalArgument<Address<KnownCalls[Called]> & Options<Found>>

/**
 * A call as a query: the last part of its key is the path, which is all that is asked for. Where a screen is drawn
 * says how: in a browser by `askApi`, on the server in-process.
 */
export const callQuery = <Called extends Name>(
  key: QueryKey,
  name: Called,
  ...[said]: Asked<Called, Answer<KnownCalls[Called]>>
) => queryOptions<Answer<KnownCalls[Called]>>(asked(key, name, said))

/** The same of a list: its rows and the exact total over all pages, the rows of before until there are others. */
export const listQuery = <Called extends Name>(
  key: QueryKey,
  name: Called,
  ...[said]: Asked<Called, Page<Row<KnownCalls[Called]>>>
) =>
  queryOptions<Page<Row<KnownCalls[Called]>>>({
    placeholderData: keepPreviousData,
    ...asked(key, name, said),
    meta: { isList: true },
  })

const asked = (key: QueryKey, name: Name, { params, query, ...options }: Said = {}) => ({
  ...options,
  queryKey: [...key, addressOf(name, { params, query })],
})

/** Asks for the path at the end of a query's key: so the server can ask for the same answer before it draws. */
export const askApi = async ({ queryKey, signal, meta }: QueryFunctionContext): Promise<unknown> => {
  const { answer, response } = await send(String(queryKey.at(-1)), { signal })
  return meta?.isList ? { rows: answer, total: Number(response.headers.get('x-total-count')) } : answer
}
