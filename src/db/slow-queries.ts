import type { Pool, QueryConfig } from 'pg'

/** A slow statement and its duration, including the wait for a connection. */
type SlowQuery = { statement: string; milliseconds: number }

export type OnSlowQuery = { limitInMs: number; report(query: SlowQuery): void }

const longest = 400

/** Values are sent separately from statements; any value within a statement is masked. */
const shownStatement = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

type Query = (...args: unknown[]) => unknown
type Queried = { query: Query }

/** Measures the statements of a pool and of its connections, and reports slow ones. */
export const reportSlowQueries = (pool: Pool, slow: OnSlowQuery): void => {
  measure(pool as unknown as Queried, slow)
  pool.on('connect', (client) => measure(client as unknown as Queried, slow))
}

const measure = (queried: Queried, { limitInMs, report }: OnSlowQuery): void => {
  const query = queried.query.bind(queried)
  queried.query = (...args) => {
    const answer = query(...args)
    // A call with a callback comes from the pool, which measures it already.
    if (!(answer instanceof Promise)) return answer
    const requested = performance.now()
    const answered = () => {
      const milliseconds = Math.round(performance.now() - requested)
      if (milliseconds >= limitInMs) report({ statement: shownStatement(textOf(args[0])), milliseconds })
    }
    answer.then(answered, answered)
    return answer
  }
}

const textOf = (requested: unknown): string =>
  typeof requested === 'string'
    ? requested
    : String((requested as Partial<QueryConfig> | undefined)?.text ?? '')
