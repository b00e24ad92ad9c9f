import type { ClientBase } from 'pg'
import { inOneMoment, listTables, quoted, sumOfTable } from './tables.ts'

/** Printed by `npm run verify`. */
type Checked = { checked: number; faults: string[] }

/** Reads every value of every row, which fails if a page, or a value stored outside it, is damaged. */
export const checkRows = (client: ClientBase, engine: 'embedded' | 'postgresql'): Promise<Checked> =>
  inOneMoment(client, engine, async () => {
    const result: Checked = { checked: 0, faults: [] }
    for (const table of await listTables(client)) {
      // A failed transaction cannot read further, so each table gets its own savepoint.
      const read = inPart(client, engine, () => sumOfTable(client, table))
      await read.then(
        ({ rows }) => {
          result.checked += rows
        },
        (error: Error) => result.faults.push(`table ${table.name}: ${error.message}`),
      )
    }
    return result
  })

/** Compares every B-tree index with its table, if the server has the extension and permits it. */
export const checkIndexes = async (client: ClientBase): Promise<Checked | undefined> => {
  const { rows: known } = await client.query(
    `select from pg_proc where proname = 'bt_index_check' and has_function_privilege(oid, 'execute')`,
  )
  if (known.length === 0) return undefined
  const { rows: indexes } = await client.query<{ name: string }>(`
    select c.relname::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indisvalid
      and c.relam = (select oid from pg_am where amname = 'btree') order by 1`)
  const faults: string[] = []
  for (const { name } of indexes)
    await client
      .query('select bt_index_check($1::regclass, true)', [`public.${quoted(name)}`])
      .catch((error: Error) => faults.push(`index ${name}: ${error.message}`))
  return { checked: indexes.length, faults }
}

const inPart = async <Result>(
  client: ClientBase,
  engine: 'embedded' | 'postgresql',
  work: () => Promise<Result>,
): Promise<Result> => {
  if (engine === 'embedded') return work()
  await client.query('savepoint part')
  try {
    return await work()
  } catch (error) {
    await client.query('rollback to savepoint part')
    throw error
  }
}
