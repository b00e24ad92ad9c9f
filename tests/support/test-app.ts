import { randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Role, Visitor } from '#access/roles.ts'
import { createSession } from '#features/auth/server/repository.ts'
import { hashPassword } from '#features/users/server/password.ts'
import { createUser } from '#features/users/server/repository.ts'
import { openWebhooks } from '#features/webhooks/server/open-webhooks.ts'
import { type AppOptions, buildApp } from '../../src/app/app.ts'
import { openTestFiles, type TestDatabase } from './databases.ts'
import { selfCheckOf } from './self-check.ts'
import { timeLimitScale } from './time-limits.ts'
import { unwatchedAudit } from './unwatched-audit.ts'

export const testPassword = 'correct horse 7'

/** An app, or an object from `openApp`. */
export type TestApp = Pick<FastifyInstance, 'db' | 'files' | 'inject' | 'linkTokens'>

export type Person = { id: number; username: string; cookie: string }

/** Shared by all apps, as between the instances of a firm. */
const twoFactorKey = randomBytes(32)
const partyNumbersKey = randomBytes(32)
const agreementsKey = randomBytes(32)
export const webhooksKey = randomBytes(32)
const webhooks = openWebhooks(webhooksKey, [])
export const mailLinksKey = randomBytes(32)

/** The API on a test database, without pages and with limits that no suite reaches. */
export const buildTestApp = async (
  database: TestDatabase,
  rateLimitScale = 1000,
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> => {
  const files = options.files ?? (await openTestFiles())
  return buildApp({
    connection: database,
    files,
    selfCheck: selfCheckOf(database, files),
    publicUrl: () => 'http://localhost:3000',
    isHttps: false,
    twoFactorKey,
    partyNumbersKey,
    agreementsKey: agreementsKey,
    audit: unwatchedAudit,
    mailLinksKey,
    webhooks,
    timeLimitScale,
    rateLimitScale,
    // A stream never ends by itself.
    streamLimits: { maxStreams: 0, maxPerPerson: 0 },
    ...options,
  })
}

let passwordHash: string | undefined

/**
 * Creates a person with an account and an open session. The email address is confirmed, which clients need
 * for most calls.
 */
export const signUp = async (
  app: TestApp,
  role: Role,
  username: string,
  { isVerified = false } = {},
): Promise<Person> => {
  passwordHash ??= await hashPassword(testPassword)
  const { id } = await createUser(app.db, {
    username,
    email: `${username}@example.com`,
    password: passwordHash,
    firstName: username,
    lastName: 'Test',
    role,
    isVerified,
  })
  const opening = { isRemembered: false, passkeyId: null }
  const origin = { userAgent: 'test', ipAddress: '127.0.0.1' }
  return { id, username, cookie: `sid=${await createSession(app.db, id, opening, origin)}` }
}

export const logIn = async (app: TestApp, username: string, password = testPassword): Promise<string> => {
  const response = await app.inject({ method: 'POST', url: '/api/login', payload: { username, password } })
  if (response.statusCode !== 200) throw new Error(`login answered ${response.statusCode}: ${response.body}`)
  return cookieOf(response.cookies)
}

export const cookieOf = (cookies: { name: string; value: string }[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** One person for each role. The guest has no cookie. */
export type People = Record<Visitor, Person | undefined> & Record<Role, Person> & { otherClient: Person }

export const signUpOneOfEach = async (app: TestApp): Promise<People> => ({
  guest: undefined,
  admin: await signUp(app, 'admin', 'the.admin'),
  staff: await signUp(app, 'staff', 'the.staff'),
  client: await signUp(app, 'client', 'the.client', { isVerified: true }),
  otherClient: await signUp(app, 'client', 'other.client', { isVerified: true }),
})

/** Sends a call as a person or, without one, as a guest. */
export const callAs = (app: TestApp, person: Person | undefined, options: InjectOptions) =>
  app.inject({ ...options, headers: { ...options.headers, ...(person && { cookie: person.cookie }) } })

export const sendAs = (
  app: TestApp,
  person: Person | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => callAs(app, person, { method, url, payload, headers })
