import { availableParallelism } from 'node:os'
import type { Role } from '#access/roles.ts'
import { AppError } from '#http/errors.ts'

/** The person a password is for: their own name must not be part of it. */
export type PasswordOwner = {
  role: Role
  username: string
  email: string
  firstName: string
  lastName: string
}

/** What a firm may require of office passwords beyond the minimum for everybody. */
export type StrictPasswords = {
  isStrictFor: (role: Role) => Promise<boolean>
  /** Throws with the reason at the field. */
  refuseWeak: (field: string, password: string, owner: PasswordOwner) => Promise<void>
}

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. When raised, logins rehash by themselves. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing must not starve the site: few run at once, a short queue waits, and the rest get 503. */
const atOnce = Math.max(1, availableParallelism() - 1)
const longestQueue = 64

let running = 0
const waiting: (() => void)[] = []

const inQueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new AppError('unavailable', { retryAfter: 5 })
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

/** Loaded with the first password: before that, nobody is there whose time could tell anything. */
const argon2 = () => import('@node-rs/argon2')

/** Compares with a real hash or, for an unknown user, with nobody's, so that both take the same time. */
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
