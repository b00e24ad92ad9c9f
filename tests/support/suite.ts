import type { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach } from 'vitest'
import type { Role } from '#access/roles.ts'
import type { OpenTestDatabase } from './databases.ts'
import { buildTestApp, type People, type Person, signUp, signUpOneOfEach } from './test-app.ts'

/** A stand-in for an object that a hook creates, so that a suite can be given it before. */
export const later = <T extends object>(find: () => T): T =>
  new Proxy({} as T, { get: (_, name) => Reflect.get(find(), name, find()) })

/**
 * Builds an app for the surrounding suite. The tables are emptied before each test. The app can be used in hooks
 * and tests of the suite, and is declared before them.
 */
export const openApp = (
  openTestDatabase: OpenTestDatabase,
  emptied: readonly PgTable[] = [],
): FastifyInstance => {
  let built: FastifyInstance
  beforeAll(async () => {
    built = await buildTestApp(await openTestDatabase())
  })
  beforeEach(async () => {
    for (const table of emptied) await built.db.delete(table)
  })
  return later(() => built)
}

/** Like `openApp`, with one person of each kind. */
export const openPeople = (openTestDatabase: OpenTestDatabase, emptied?: readonly PgTable[]) => {
  const app = openApp(openTestDatabase, emptied)
  const people = {} as People
  beforeAll(async () => {
    Object.assign(people, await signUpOneOfEach(app))
  })
  return { app, people }
}

/** Like `openApp`, with one person of this role. */
export const openPerson = (
  openTestDatabase: OpenTestDatabase,
  role: Role,
  username: string,
  emptied?: readonly PgTable[],
) => {
  const app = openApp(openTestDatabase, emptied)
  const person = {} as Person
  beforeAll(async () => {
    Object.assign(person, await signUp(app, role, username))
  })
  return { app, person }
}
