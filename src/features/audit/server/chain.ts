import { createHash, createHmac, type Hash } from 'node:crypto'
import type { AuditAction, AuditEntity, ChainFault } from '../schema.ts'

/** A row in the form that is stored and read. */
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

/** The last verified row. */
export type ChainHead = Pick<ChainRow, 'id' | 'hash'>

/** The rows that an operator has accepted, up to this one, including their faults. */
export type AcceptedRows = { id: number; digest: string }

const keyedMark = 'hmac-1:'
export const isKeyed = (hash: string): boolean => hash.startsWith(keyedMark)

/**
 * The seal of a row: an HMAC over all its columns and the seal of the previous row, which only the key can produce.
 */
export const sealOf = (key: Buffer, previous: string, row: Unsealed): string =>
  keyedMark + createHmac('sha256', key).update(canonicalText(previous, row)).digest('hex')

/** A canonical text of a row, because the database engine stores the keys of `details` in its own order. */
const canonicalText = (previous: string, row: Unsealed): string =>
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
 * Verifies rows older than the key, whose hashes anyone could have computed. Their `details` were hashed in
 * insertion order, which the database engine has not preserved, so every order is tried.
 */
const hasPlainHash = (previous: string, { id: _, hash, ...row }: ChainRow): boolean =>
  ordersOf(Object.entries(row.details)).some((details) => {
    const { userId, userName, action, entity, entityId, ipAddress, createdAt } = row
    const values = [
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
    return createHash('sha256').update(JSON.stringify(values)).digest('hex') === hash
  })

/**
 * Rows of that time had at most this many keys in `details`; trying all orders of many more would take too
 * long.
 */
const maxNames = 5

const ordersOf = <Entry>(entries: Entry[]): Entry[][] => {
  if (entries.length <= 1) return [entries]
  if (entries.length > maxNames) return []
  return entries.flatMap((entry, at) =>
    ordersOf(entries.toSpliced(at, 1)).map((others) => [entry, ...others]),
  )
}

/** A digest of rows in their current state, valid or not. */
export const digestOfRows = async (rows: AsyncIterable<ChainRow>): Promise<AcceptedRows | undefined> => {
  const digest = createHash('sha256')
  let id: number | undefined
  for await (const row of rows) {
    addTo(digest, row)
    id = row.id
  }
  return id === undefined ? undefined : { id, digest: digest.digest('hex') }
}

const addTo = (digest: Hash, row: ChainRow) => digest.update(`${canonicalText(row.hash, row)}\n`)

export type ChainProof = { checked: number; last: ChainHead | undefined; fault: ChainFault | undefined }

export type KnownOfChain = {
  /** Seals cannot be verified without the key. */
  key: Buffer | undefined
  /** Stored outside the database: the row up to which the log was verified. */
  head?: ChainHead | undefined
  accepted?: AcceptedRows | undefined
}

/** Verifies the chain over rows in order. `after` is the last verified row if only newer ones are read. */
export const proveChain = async (
  rows: AsyncIterable<ChainRow>,
  known: KnownOfChain,
  after?: ChainHead,
): Promise<ChainProof> => {
  const walk = new Walk(known, after)
  for await (const row of rows) {
    const fault = walk.take(row)
    if (fault) return { checked: walk.checked, last: undefined, fault }
  }
  return { checked: walk.checked, last: walk.last, fault: walk.faultAtEnd() }
}

class Walk {
  readonly #known: KnownOfChain
  readonly #digest = createHash('sha256')
  #isHeadSeen: boolean
  #isAccepted: boolean
  #mustBeKeyed: boolean
  checked = 0
  last: ChainHead | undefined

  constructor(known: KnownOfChain, after: ChainHead | undefined) {
    this.#known = known
    this.last = after
    this.#isHeadSeen = !known.head || after !== undefined
    this.#isAccepted = !known.accepted || after !== undefined
    this.#mustBeKeyed = after !== undefined && (isKeyed(after.hash) || known.accepted !== undefined)
  }

  take(row: ChainRow): ChainFault | undefined {
    this.checked += 1
    const fault = this.#faultOfAccepted(row.id) ?? this.#faultOfRow(row) ?? this.#faultOfHead(row)
    this.last = { id: row.id, hash: row.hash }
    return fault
  }

  /** The fault of a log that ends too early. */
  faultAtEnd(): ChainFault | undefined {
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

/**
 * The key of the chain, set once when the app is built. It is global because a process serves one firm, and
 * rows are sealed inside the transactions of all features.
 */
let current: Buffer | undefined

export const setAuditKey = (key: Buffer): void => {
  current = key
}

export const auditKey = (): Buffer => {
  if (current) return current
  throw new Error('nothing is recorded before the key of the audit log is there')
}
