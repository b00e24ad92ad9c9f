import {
  type Query,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query'
import { type ComponentType, createContext, createElement, type ReactNode, use, useId, useState } from 'react'
import { Router } from 'wouter'

/** What a part can depend on besides its props. Whoever reads through it is drawn again when the value changes. */
export type Reader = {
  /** The answer to a query, by the hash of its key; undefined if the page has none. */
  answer(queryHash: string): unknown
  path(): string
  search(): string
}

/** The page that the server draws, if its parts may be kept. */
export type PartDrawing = {
  /** The element that stands in the place of a part. */
  tag: string
  reader: Reader
  /** The number of a part on this page, and where it reads if it must be drawn. `objects` are compared by identity. */
  enter(part: string, objects: unknown[], around: Reader): { number: number; reads?: Reader | undefined }
}

export const PartDrawingContext = createContext<PartDrawing | undefined>(undefined)
const ReaderContext = createContext<Reader | undefined>(undefined)

let parts = 0

/**
 * A part that the server draws once for as long as what it reads stays the same. It must depend on nothing but its
 * props, queries, the address and what the whole page depends on; and add nothing to the head.
 */
export const keptPart = <Props extends object>(Part: ComponentType<Props>) => {
  parts += 1
  const name = String(parts)
  return (props: Props) => {
    // The ids in a part come from its place. Server and browser must both ask for it, or all of them would differ.
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

/** The page's own queries, and a note of who asked for which. */
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
