import { availableParallelism } from 'node:os'
import type { Role } from '#access/roles.ts'
import { AppError } from '#http/errors.ts'

/** The owner of a password, which must not contain their name. */
export type PasswordOwner = {
  role: Role
  username: string
  email: string
  firstName: string
  lastName: string
}

/** Stricter rules that a firm may set for office passwords. */
export type StrictPasswords = {
  isStrictFor: (role: Role) => Promise<boolean>
  /** Throws with an error for the field. */
  refuseWeak: (field: string, password: string, owner: PasswordOwner) => Promise<void>
}

/**
 * OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. If increased, passwords are rehashed at login.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing must not block the site: few run concurrently, a short queue waits, and others get 503. */
const atOnce = Math.max(1, availableParallelism() - 1)
const maxQueueLength = 64

let running = 0
const waiting: (() => void)[] = []

const inQueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= atOnce) {
    if (waiting.length >= maxQueueLength) throw new AppError('unavailable', { retryAfter: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inQueue(async () => (await argon2()).hash(password.normalize('NFC'), parameters))

/** Loaded with the first password. Before that there is no account, so timing reveals nothing. */
const argon2 = () => import('@node-rs/argon2')

/**
 * Compares with the real hash or, for an unknown user, with a dummy hash, so that both take the same time.
 */
export const isPasswordOf = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  dummyHash ??= await hashPassword(crypto.randomUUID())
  const isRight = await inQueue(async () =>
    (await argon2()).verify(passwordHash ?? dummyHash ?? '', password.normalize('NFC')),
  )
  return isRight && passwordHash !== undefined
}

let dummyHash: string | undefined

/** True if a hash was made with weaker parameters than the current ones. */
export const needsRehash = (passwordHash: string): boolean => {
  const { memoryCost, timeCost, parallelism } = parameters
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
