import type { Visitor } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import type { Matrix } from './matrix-rows.ts'

const modules = import.meta.glob<Matrix>('../../src/features/**/calls.matrix.ts', {
  eager: true,
  import: 'matrix',
})
const nouns = Object.values(modules)

/** Every call with its status for each kind of visitor. `src/app/app.test.ts` fails for a missing route. */
export const calls = nouns.flatMap((noun) =>
  Object.entries(noun.calls).map(([name, row]) => {
    const [method, path = ''] = name.split(' ')
    return { method: method as 'GET' | 'POST' | 'PUT' | 'DELETE', path, ...row }
  }),
)
export type Call = (typeof calls)[number]

const inserts = nouns
  .flatMap(({ records = {} }) => Object.entries(records))
  .sort(([one], [other]) => other.length - one.length)

/** Inserts a new record of the kind in a path, and returns its id. */
export const insertRecordFor = async (
  path: string,
  db: Database,
  ownerId: number,
  visitor: Visitor,
): Promise<number | string> => {
  const [, insert] = inserts.find(([part]) => path.includes(part)) ?? []
  if (!insert) throw new Error(`no record is known for ${path}`)
  return insert(db, ownerId, visitor)
}
