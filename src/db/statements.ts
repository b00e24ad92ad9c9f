/** Stands for every table in the writes of a statement. */
export const anyTable = '*'

/** `tables` are all tables that change: the written one, and those that the database changes with it. */
export type Write = { tables: readonly string[] }

export type Statement = {
  reads: readonly string[]
  writes: readonly Write[]
  step?: 'begin' | 'commit' | 'rollback'
}

export type Catalog = {
  tables: readonly string[]
  /** A deleted row of `parent` changes rows of `child`. */
  cascades: readonly { parent: string; child: string }[]
  /** Functions that run on every change of a table, with their source. */
  triggers: readonly { table: string; source: string }[]
}

/** Statements that may change anything; the server runs none of them while it serves. */
const sweeping = /^\s*(alter|call|copy|create|do|drop|import|refresh)\b/i
const written =
  /\b(insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?(?:"?public"?\s*\.\s*)?"?(\w+)"?/gi
const read = /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?(?:"?public"?\s*\.\s*)?"?(\w+)"?/gi
/** Words that are not tables, such as in `for update of` or `do update set`. */
const notTables = new Set(['set', 'of', 'nowait', 'skip', 'on'])
const steps = [
  ['begin', /^\s*(begin|start\s+transaction)\b/i],
  ['commit', /^\s*(commit|end)\b/i],
  ['rollback', /^\s*(rollback|abort)\b(?!\s+(work\s+|transaction\s+)?to\b)/i],
] as const

const maxKnown = 2_000
/** Max characters of a memoized statement; long bulk inserts are not repeated. */
const maxKnownLength = 10_000

/**
 * Finds the tables that a statement reads and writes in its text; in doubt, too many rather than too few.
 * Results are memoized, since texts repeat.
 */
export const statementReader = (catalog?: Catalog): ((text: string) => Statement) => {
  const known = new Map<string, Statement>()
  const names = new Set(catalog?.tables)
  const writesOf = writeReader(names, catalog)
  const readOne = (text: string): Statement => {
    const [step] = steps.find(([, pattern]) => pattern.test(text)) ?? []
    return { reads: readsOf(text, names), writes: writesOf(text), ...(step && { step }) }
  }
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const statement = readOne(text)
    if (known.size >= maxKnown) known.clear()
    if (text.length <= maxKnownLength) known.set(text, statement)
    return statement
  }
}

/**
 * Any word that is a table's name counts; while the names are unknown, any word in the position of a table
 * does.
 */
const readsOf = (text: string, names: ReadonlySet<string>): string[] => {
  const found =
    names.size > 0
      ? (text.match(/\w+/g) ?? []).filter((word) => names.has(word))
      : [...text.matchAll(read)].map(([, name = '']) => name)
  return [...new Set(found)]
}

const writeReader = (names: ReadonlySet<string>, catalog: Catalog | undefined) => {
  const follow = followers(names, catalog)
  return (text: string): Write[] => {
    if (sweeping.test(text)) return [{ tables: [anyTable] }]
    const writes = namedWrites(text, names)
    if (writes.length === 0) return []
    // Without the catalog, side effects of the write are unknown.
    return catalog && names.size > 0
      ? writes.map((write) => ({ tables: follow(write) }))
      : [{ tables: [anyTable] }]
  }
}

type NamedWrite = { table: string; removes: boolean }

const namedWrites = (text: string, names: ReadonlySet<string>): NamedWrite[] => {
  const found = [...text.matchAll(written)].filter(([, , name = '']) => !notTables.has(name.toLowerCase()))
  const truncates = found.some(([, verb = '']) => /^truncate/i.test(verb))
  const listed = truncates ? (text.match(/\w+/g) ?? []).filter((word) => names.has(word)) : []
  return [
    ...found.map(([, verb = '', table = '']) => ({ table, removes: /^(delete|truncate|merge)/i.test(verb) })),
    ...listed.map((table) => ({ table, removes: true })),
  ]
}

/**
 * The tables that change with a write: through cascading foreign keys if rows are removed, and through
 * triggers.
 */
const followers = (names: ReadonlySet<string>, catalog: Catalog | undefined) => {
  const cascades = catalog?.cascades ?? []
  const triggered = (catalog?.triggers ?? []).flatMap(({ table, source }) =>
    namedWrites(source, names).map((write) => ({ table, write })),
  )
  const nextOf = ({ table, removes }: NamedWrite): NamedWrite[] => [
    ...(removes
      ? cascades.filter(({ parent }) => parent === table).map(({ child }) => ({ table: child, removes }))
      : []),
    ...triggered.filter((each) => each.table === table).map(({ write }) => write),
  ]
  return (write: NamedWrite): string[] => {
    const reached = new Map<string, boolean>()
    const left = [write]
    for (let each = left.pop(); each; each = left.pop()) {
      if (reached.get(each.table) === true || reached.get(each.table) === each.removes) continue
      reached.set(each.table, each.removes)
      left.push(...nextOf(each))
    }
    return [...reached.keys()].filter((table) => names.has(table))
  }
}
