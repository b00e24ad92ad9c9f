import type { Visitor } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'

type Answers = Record<Visitor, number>

/** The status each kind of visitor gets, and the body that is sent. */
type Row = { answers: Answers; body?: object }

/** Inserts a record of the kind in a path, for `ownerId` if such records have an owner. Returns its id. */
export type InsertRecord = (db: Database, ownerId: number, visitor: Visitor) => Promise<number>

/** The content of a feature's `calls.matrix.ts`. */
export type Matrix = {
  /** Keyed by `METHOD /path`. `{id}` is replaced by the id of a new record. */
  calls: Record<string, Row>
  /** Functions that create such a record, by a part of the path. The longest matching part wins. */
  records?: Record<string, InsertRecord | (() => Promise<string>)>
}

export const everyone = (status: number, body?: object): Row => ({
  answers: { guest: status, client: status, staff: status, admin: status },
  body,
})
export const office = (status: number, body?: object): Row => ({
  answers: { guest: 401, client: 403, staff: status, admin: status },
  body,
})
export const admins = (status: number, body?: object): Row => ({
  answers: { guest: 401, client: 403, staff: 403, admin: status },
  body,
})
export const clients = (status: number, body?: object): Row => ({
  answers: { guest: 401, client: status, staff: 403, admin: 403 },
  body,
})
export const signedIn = (status: number, body?: object): Row => ({
  answers: { guest: 401, client: status, staff: status, admin: status },
  body,
})

export const insertedId = async (inserted: PromiseLike<{ id: number }[]>): Promise<number> => {
  const [row] = await inserted
  if (!row) throw new Error('insert returned no row')
  return row.id
}
