import { hashKey, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { type Boot, fillQueries } from './boot.ts'
import type { Ask } from './crawlers/public-data.ts'

/** A query without a function of its own: the last part of its key is the path of the call. */
type Call = { queryKey: QueryKey; meta?: Record<string, unknown> | undefined }
type Drawn<Html> = { html: Html; answers: Boot['answers'] }

/** A record, what belongs to it, and the counts of that: three renderings are the most so far. */
const maxRenderings = 5

/**
 * Renders a page for one person. Its components list their own queries: each rendering collects the calls
 * without a response, they are made as that person, and the page is rendered again. A refused call has no
 * response: the browser makes it again, and shows the refusal. `kind` is the role with the address: the calls
 * of the last page of the same kind are made before the first rendering.
 */
export const drawForPerson = async <Html>(
  { kind, ask, known }: { kind: string; ask: Ask; known: Boot['answers'] },
  render: (queryClient: QueryClient) => Promise<Html>,
): Promise<Drawn<Html>> => {
  const calls = new CallsOfRendering()
  const queryClient = new QueryClient({
    queryCache: calls,
    defaultOptions: {
      queries: { queryFn: madeByServer, retry: false, staleTime: Infinity, refetchOnMount: false },
    },
  })
  const made = new Set<string>()
  const askAll = (wanted: readonly Call[]) =>
    Promise.all(
      wanted.map(async ({ queryKey, meta }) => {
        made.add(hashKey(queryKey))
        const answered = await ask(String(queryKey.at(-1))).catch(ignoreRefusal)
        if (!answered) return
        const { answer, total } = answered
        const filled = meta?.isList ? { rows: answer, total } : answer
        fillQueries(queryClient, { answers: [{ key: queryKey, answer: filled }] })
      }),
    )
  fillQueries(queryClient, { answers: known })
  await askAll(expected.get(kind) ?? [])
  for (let rendering = 1; ; rendering++) {
    calls.forget()
    const html = await render(queryClient)
    const wanted = calls.all()
    const missing = wanted.filter(({ queryKey }) => !made.has(hashKey(queryKey)))
    const unwanted = [...made].filter((hash) => !wanted.some(({ queryKey }) => hashKey(queryKey) === hash))
    if ((missing.length === 0 && unwanted.length === 0) || rendering === maxRenderings) {
      expect(kind, wanted)
      const answers = wanted.flatMap(({ queryKey: key }) => {
        const answer = queryClient.getQueryData(key)
        return answer === undefined ? [] : [{ key, answer }]
      })
      return { html, answers: [...known, ...answers] }
    }
    // Another reader's page needed them. A component that lists a call only for some readers must not find its response.
    for (const hash of unwanted) {
      made.delete(hash)
      const query = calls.get(hash)
      if (query) calls.remove(query)
    }
    await askAll(missing)
  }
}

const ignoreRefusal = (error: unknown): undefined => {
  if ((error as { status?: number }).status === undefined) throw error
}

/** React calls no query function on the server. */
const madeByServer = () => Promise.reject(new Error('a call of the server'))

/** The calls of the components that were rendered since `forget`. */
class CallsOfRendering extends QueryCache {
  readonly #calls = new Map<string, Call>()

  override build: QueryCache['build'] = (client, options, state) => {
    const query = super.build(client, options, state)
    const { queryKey, meta, queryFn } = options
    const isEnabled = (options as { enabled?: unknown }).enabled !== false
    if (queryKey && isEnabled && queryFn === madeByServer && String(queryKey.at(-1)).startsWith('/api/'))
      this.#calls.set(query.queryHash, { queryKey, meta })
    return query
  }

  all(): Call[] {
    return [...this.#calls.values()]
  }

  forget(): void {
    this.#calls.clear()
  }
}

/** Addresses contain search words, so there are many. */
const maxExpected = 500
const expected = new Map<string, readonly Call[]>()

const expect = (kind: string, calls: readonly Call[]): void => {
  expected.delete(kind)
  expected.set(kind, calls)
  if (expected.size > maxExpected) expected.delete(expected.keys().next().value as string)
}
