import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Role } from '#access/roles.ts'
import { AppError } from '#http/errors.ts'

/** Whose password it is to be: nobody's own name guards an account. */
export type PasswordOwner = {
  role: Role
  username: string
  email: string
  firstName: string
  lastName: string
}

/** What a firm may ask of the passwords of its office beyond the floor for everybody. */
export type StrictPasswords = {
  isStrictFor: (role: Role) => Promise<boolean>
  /** Says at the field what is wrong with it. */
  refuseWeak: (field: string, password: string, owner: PasswordOwner) => Promise<void>
}

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. Raise here; logins rehash by themselves. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing runs beside the site, not instead of it: few at once, a short queue, then 503. */
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
  inQueue(() => hash(password.normalize('NFC'), parameters))

/** Compares with a hash that exists or, for an unknown user, with one nobody has: the same work either way. */
export const isPasswordOf = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  dummyHash ??= await hashPassword(crypto.randomUUID())
  const isRight = await inQueue(() => verify(passwordHash ?? dummyHash ?? '', password.normalize('NFC')))
  return isRight && passwordHash !== undefined
}

let dummyHash: string | undefined

/** True when a hash was made with weaker parameters than today's. */
export const needsRehash = (passwordHash: string): boolean => {
  const { memoryCost, timeCost, parallelism } = parameters
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}
