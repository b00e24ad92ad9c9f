import { createHash, createHmac, type Hash } from 'node:crypto'
import type { AuditAction, AuditEntity, ChainFault } from '../schema.ts'

/** A row as it is written and as it is read back. */
export type ChainRow = {
  id: number
  userId: number | null
  userName: string
  action: AuditAction
  entity: AuditEntity
  entityId: number | null
  details: Record<string, string | null>
  ipAddress: string | null
  createdAt: string
  hash: string
}
export type Unsealed = Omit<ChainRow, 'hash'>

/** A row up to which all is known. */
export type ChainHead = Pick<ChainRow, 'id' | 'hash'>

/** What an operator took as it was, up to this row, faults and all. */
export type AcceptedRows = { id: number; digest: string }

const keyedMark = 'hmac-1:'
export const isKeyed = (hash: string): boolean => hash.startsWith(keyedMark)

/** The seal of a row: over every column of it and the seal of the row before. Only who has the key can make one. */
export const sealOf = (key: Buffer, previous: string, row: Unsealed): string =>
  keyedMark + createHmac('sha256', key).update(wordsOf(previous, row)).digest('hex')

/** One text for one row. The engine keeps the names in `details` in an order of its own. */
const wordsOf = (previous: string, row: Unsealed): string =>
  JSON.stringify([
    previous,
    row.id,
    row.createdAt,
    row.userId,
    row.userName,
    row.action,
    row.entity,
    row.entityId,
    Object.entries(row.details).sort(([one], [other]) => (one < other ? -1 : 1)),
    row.ipAddress,
  ])

/**
 * Rows from before there was a key: anybody could have made their hashes. The names in `details` were hashed in the
 * order of whoever wrote them, which the engine has not kept.
 */
const hasPlainHash = (previous: string, { id: _, hash, ...row }: ChainRow): boolean =>
  ordersOf(Object.entries(row.details)).some((details) => {
    const { userId, userName, action, entity, entityId, ipAddress, createdAt } = row
    const words = [
      previous,
      userId,
      userName,
      action,
      entity,
      entityId,
      Object.fromEntries(details),
      ipAddress,
      createdAt,
    ]
    return createHash('sha256').update(JSON.stringify(words)).digest('hex') === hash
  })

/** No row of then had more names; of one with many somebody else's pen would have to be proven. */
const mostNames = 5

const ordersOf = <Entry>(entries: Entry[]): Entry[][] => {
  if (entries.length <= 1) return [entries]
  if (entries.length > mostNames) return []
  return entries.flatMap((entry, at) =>
    ordersOf(entries.toSpliced(at, 1)).map((others) => [entry, ...others]),
  )
}

/** Of rows as they are, whatever they should be. */
export const digestOfRows = async (rows: AsyncIterable<ChainRow>): Promise<AcceptedRows | undefined> => {
  const digest = createHash('sha256')
  let id: number | undefined
  for await (const row of rows) {
    addTo(digest, row)
    id = row.id
  }
  return id === undefined ? undefined : { id, digest: digest.digest('hex') }
}

const addTo = (digest: Hash, row: ChainRow) => digest.update(`${wordsOf(row.hash, row)}\n`)

export type ChainProof = { looked: number; last: ChainHead | undefined; fault: ChainFault | undefined }

export type KnownOfChain = {
  /** Without it nothing that was sealed with it can be proven. */
  key: Buffer | undefined
  /** Kept outside the database: this row was there. */
  head?: ChainHead | undefined
  accepted?: AcceptedRows | undefined
}

/** Follows the chain over rows in their order; `after` is the head when only what came after it is read. */
export const proveChain = async (
  rows: AsyncIterable<ChainRow>,
  known: KnownOfChain,
  after?: ChainHead,
): Promise<ChainProof> => {
  const walk = new Walk(known, after)
  for await (const row of rows) {
    const fault = walk.take(row)
    if (fault) return { looked: walk.looked, last: undefined, fault }
  }
  return { looked: walk.looked, last: walk.last, fault: walk.faultOfEnd() }
}

class Walk {
  readonly #known: KnownOfChain
  readonly #digest = createHash('sha256')
  #isHeadSeen: boolean
  #isAccepted: boolean
  #mustBeKeyed: boolean
  looked = 0
  last: ChainHead | undefined

  constructor(known: KnownOfChain, after: ChainHead | undefined) {
    this.#known = known
    this.last = after
    this.#isHeadSeen = !known.head || after !== undefined
    this.#isAccepted = !known.accepted || after !== undefined
    this.#mustBeKeyed = after !== undefined && (isKeyed(after.hash) || known.accepted !== undefined)
  }

  take(row: ChainRow): ChainFault | undefined {
    this.looked += 1
    const fault = this.#faultOfAccepted(row.id) ?? this.#faultOfRow(row) ?? this.#faultOfHead(row)
    this.last = { id: row.id, hash: row.hash }
    return fault
  }

  /** What should have come and did not. */
  faultOfEnd(): ChainFault | undefined {
    return this.#faultOfAccepted(Number.POSITIVE_INFINITY) ?? this.#faultOfMissingHead()
  }

  #faultOfRow(row: ChainRow): ChainFault | undefined {
    if (!this.#isAccepted) {
      addTo(this.#digest, row)
      return undefined
    }
    const reason = this.#reasonOf(row, this.last?.hash ?? '')
    return reason && { id: row.id, reason }
  }

  #reasonOf(row: ChainRow, previous: string): ChainFault['reason'] | undefined {
    if (!isKeyed(row.hash)) {
      if (this.#mustBeKeyed) return 'unkeyed'
      return hasPlainHash(previous, row) ? undefined : 'changed'
    }
    this.#mustBeKeyed = true
    if (!this.#known.key) return 'key'
    return sealOf(this.#known.key, previous, row) === row.hash ? undefined : 'changed'
  }

  #faultOfAccepted(next: number): ChainFault | undefined {
    const { accepted } = this.#known
    if (this.#isAccepted || !accepted || next <= accepted.id) return undefined
    this.#isAccepted = true
    this.#mustBeKeyed = true
    const isSame = this.last?.id === accepted.id && this.#digest.digest('hex') === accepted.digest
    return isSame ? undefined : { id: accepted.id, reason: 'accepted' }
  }

  #faultOfHead({ id, hash }: ChainRow): ChainFault | undefined {
    const { head } = this.#known
    if (head?.id !== id) return undefined
    this.#isHeadSeen = true
    return hash === head.hash ? undefined : { id, reason: 'replaced' }
  }

  #faultOfMissingHead(): ChainFault | undefined {
    const { head } = this.#known
    return this.#isHeadSeen || !head ? undefined : { id: head.id, reason: 'missing' }
  }
}
