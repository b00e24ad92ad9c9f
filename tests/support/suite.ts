import type { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach } from 'vitest'
import type { Role } from '#access/roles.ts'
import { users } from '#features/users/server/table.ts'
import type { AppOptions } from '../../src/app/app.ts'
import type { OpenTestDatabase, TestDatabase } from './databases.ts'
import {
  buildTestApp,
  logIn,
  type People,
  type Person,
  sendAs,
  signUp,
  signUpOneOfEach,
  type TestApp,
} from './test-app.ts'

/** Calls below `prefix`, by default as the caller or, without one, as a guest. */
const callsOf = (find: () => TestApp, caller?: Person, prefix = '') => {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (path = '', payload?: object, person = caller, on = find()) =>
      sendAs(on, person, method, prefix + path, payload)
  const [get, remove] = [call('GET'), call('DELETE')]
  return {
    get: (path?: string, person?: Person, on?: TestApp) => get(path, undefined, person, on),
    post: call('POST'),
    put: call('PUT'),
    remove: (path?: string, person?: Person, on?: TestApp) => remove(path, undefined, person, on),
  }
}

export type TestAppOptions = Partial<AppOptions> | (() => Promise<Partial<AppOptions>>)

/**
 * Builds an app for the surrounding suite. Its tables in `emptied` are emptied before each test. The object can be
 * used in the hooks and tests of the suite.
 */
export const openApp = (
  openTestDatabase: OpenTestDatabase,
  emptied: readonly PgTable[] = [],
  options: TestAppOptions = {},
) => {
  let database: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database, 1000, typeof options === 'function' ? await options() : options)
  })
  beforeEach(async () => {
    for (const table of emptied) await app.db.delete(table)
  })
  const beforeUse = emptied.includes(users) ? beforeEach : beforeAll
  return {
    get instance() {
      return app
    },
    get db() {
      return app.db
    },
    get files() {
      return app.files
    },
    get inject() {
      return app.inject.bind(app)
    },
    get linkTokens() {
      return app.linkTokens
    },
    ...callsOf(() => app),
    callsOf: (caller: Person, prefix?: string) => callsOf(() => app, caller, prefix),
    signUp: (role: Role, username: string, details?: { isVerified?: boolean }) =>
      signUp(app, role, username, details),
    logIn: (username: string, password?: string) => logIn(app, username, password),
    /** A person for the whole suite, or for each test if `users` is emptied. */
    person: (role: Role, username: string, details?: { isVerified?: boolean }): Person => {
      const person = {} as Person
      beforeUse(async () => {
        Object.assign(person, await signUp(app, role, username, details))
      })
      return person
    },
    /** Another instance on the same database, with the production limits at a scale of 1. */
    another: (options: Partial<AppOptions> = {}, scale = 1000) => buildTestApp(database, scale, options),
  }
}

/** Like `openApp`, with one person of each role. */
export const openPeople = (...parameters: Parameters<typeof openApp>) => {
  const app = openApp(...parameters)
  const [admin, staff, client, otherClient] = [{}, {}, {}, {}] as [Person, Person, Person, Person]
  const people: People = { guest: undefined, admin, staff, client, otherClient }
  beforeAll(async () => {
    const created = await signUpOneOfEach(app)
    for (const [kind, person] of Object.entries(people)) {
      if (person) Object.assign(person, created[kind as keyof People])
    }
  })
  return { app, people }
}
