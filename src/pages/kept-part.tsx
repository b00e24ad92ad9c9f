import {
  type Query,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query'
import { type ComponentType, createContext, createElement, type ReactNode, use, useId, useState } from 'react'
import { Router } from 'wouter'

/**
 * The values that a fragment can depend on besides its props. A fragment that reads a value is rendered again
 * when it changes.
 */
export type Reader = {
  /** The response of a query, by the hash of its key; undefined if the page has none. */
  answer(queryHash: string): unknown
  path(): string
  search(): string
}

/** The page being rendered on the server, if its fragments may be cached. */
export type PartDrawing = {
  /** The placeholder element of a fragment. */
  tag: string
  reader: Reader
  /**
   * The number of a fragment on this page, and its reader if it must be rendered. `objects` are compared by
   * identity.
   */
  enter(part: string, objects: unknown[], around: Reader): { number: number; reads?: Reader | undefined }
}

export const PartDrawingContext = createContext<PartDrawing | undefined>(undefined)
const ReaderContext = createContext<Reader | undefined>(undefined)

let parts = 0

/**
 * A fragment that the server caches while its inputs stay the same. It may depend only on its props, queries,
 * the address and the inputs of the whole page; and it must add nothing to the head.
 */
export const keptPart = <Props extends object>(Part: ComponentType<Props>) => {
  parts += 1
  const name = String(parts)
  return (props: Props) => {
    // Ids in a fragment depend on its position. Server and browser must both call `useId`, or all ids would
    // differ.
    const place = useId()
    return import.meta.env.SSR ? (
      <OnServer name={`${name} ${place}`} props={props}>
        <Part {...props} />
      </OnServer>
    ) : (
      <Part {...props} />
    )
  }
}

const OnServer = ({ name, props, children }: { name: string; props: object; children: ReactNode }) => {
  const drawing = use(PartDrawingContext)
  const around = use(ReaderContext) ?? drawing?.reader
  const client = useQueryClient()
  const [entered] = useState(() => around && drawing?.enter(nameWith(name, props), objectsIn(props), around))
  if (!entered || !drawing) return children
  const { number, reads } = entered
  return createElement(
    drawing.tag,
    { n: String(number) },
    reads && (
      <ReadThrough reader={reads} client={client}>
        {children}
      </ReadThrough>
    ),
  )
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null
const objectsIn = (props: object): unknown[] => Object.values(props).filter(isObject)
const nameWith = (name: string, props: object): string =>
  `${name} ${JSON.stringify(props, (key, value) => (key && isObject(value) ? null : value))}`

const ReadThrough = ({
  reader,
  client,
  children,
}: {
  reader: Reader
  client: QueryClient
  children: ReactNode
}) => {
  const [reading] = useState(
    () =>
      new QueryClient({
        queryCache: new ReadCache(reader, client.getQueryCache()),
        defaultOptions: client.getDefaultOptions(),
      }),
  )
  return (
    <ReaderContext value={reader}>
      <QueryClientProvider client={reading}>
        <Router hook={() => [reader.path(), stay]} searchHook={() => reader.search()}>
          {children}
        </Router>
      </QueryClientProvider>
    </ReaderContext>
  )
}

const stay = () => undefined

/** The page's own queries, and a record of the fragments that read them. */
class ReadCache extends QueryCache {
  readonly #reader: Reader
  readonly #page: QueryCache

  constructor(reader: Reader, page: QueryCache) {
    super()
    this.#reader = reader
    this.#page = page
  }

  override get = ((queryHash: string) => {
    this.#reader.answer(queryHash)
    return this.#page.get(queryHash)
  }) as QueryCache['get']

  override add(query: Query): void {
    this.#page.add(query)
  }

  override getAll(): Query[] {
    const all = this.#page.getAll()
    for (const { queryHash } of all) this.#reader.answer(queryHash)
    return all
  }
}
