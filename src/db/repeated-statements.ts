import type { Pool, QueryConfig } from 'pg'

/** Uses of a text before it gets a name. Most texts with a list of values are used less often. */
const usesBeforeName = 8
/** Named statements stay in the memory of every connection, about 85 KB for each. */
const maxNamed = 150
/** Texts whose uses are counted; beyond it, the count begins again. */
const maxCounted = 500

type Requested = string | Partial<QueryConfig>
type Query = (requested: Requested, ...rest: unknown[]) => unknown

/**
 * Gives each repeated read a name, so that a connection parses it once. The database also reuses its plan, unless plans
 * for the values are better. Planning the twenty reads of a page takes longer than running them.
 */
export const nameRepeatedStatements = (pool: Pool): void => {
  const nameOf = countingNames()
  const named = (requested: Requested): Requested => {
    if (typeof requested === 'string' || requested.text === undefined || requested.name) return requested
    const name = nameOf(requested.text)
    return name === undefined ? requested : { ...requested, name }
  }
  pool.on('connect', (connected) => {
    const client = connected as unknown as { query: Query }
    const query = client.query.bind(client)
    client.query = (requested, ...rest) => query(named(requested), ...rest)
  })
}

/** The name of each text that is used repeatedly. All connections of a pool share the names. */
const countingNames = () => {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNamed) return known
    const used = (uses.get(text) ?? 0) + 1
    if (used > usesBeforeName && isRead(text) && !isSearch(text)) {
      names.set(text, `repeated_${names.size + 1}`)
      uses.delete(text)
    } else {
      if (uses.size >= maxCounted) uses.clear()
      uses.set(text, used)
    }
    return names.get(text)
  }
}

/** Only a single command can have a name. */
const isRead = (text: string): boolean => /^\s*(select|with)\b/i.test(text)

/** The best plan of a search depends on its words. */
const isSearch = (text: string): boolean => /\bi?like\b|[%~]|@@/i.test(text)
