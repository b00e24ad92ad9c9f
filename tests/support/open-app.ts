import type { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach } from 'vitest'
import type { AppOptions } from '../../src/app/app.ts'
import type { OpenTestDatabase, TestDatabase } from './databases.ts'
import { buildTestApp, callAs, logIn, type People, type Person, signUp, signUpOneOfEach } from './test-app.ts'

type SignUp = typeof signUp extends (app: FastifyInstance, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

/** Builds an app for the surrounding suite. The tables in `emptied` are emptied before each test. */
export const openApp = (
  openTestDatabase: OpenTestDatabase,
  { emptied = [], ...options }: Partial<AppOptions> & { emptied?: readonly PgTable[] } = {},
) => {
  let database: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database, 1000, options)
  })
  beforeEach(async () => {
    for (const table of emptied) await app.db.delete(table)
  })
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (url: string, payload?: object, person?: Person, on = app) =>
      callAs(on, person, { method, url, ...(payload && { payload }) })
  const [get, remove] = [call('GET'), call('DELETE')]
  return {
    get app() {
      return app
    },
    get db() {
      return app.db
    },
    get: (url: string, person?: Person, on = app) => get(url, undefined, person, on),
    post: call('POST'),
    put: call('PUT'),
    remove: (url: string, person?: Person, on = app) => remove(url, undefined, person, on),
    signUp: ((...rest) => signUp(app, ...rest)) as SignUp,
    logIn: (username: string, password?: string) => logIn(app, username, password),
    /** Another instance on the same database, with the production limits at a scale of 1. */
    another: (options: Partial<AppOptions> = {}, scale = 1000) => buildTestApp(database, scale, options),
  }
}

/** Like `openApp`, with one person of each role. */
export const openAppWithPeople = (...[openTestDatabase, options]: Parameters<typeof openApp>) => {
  const api = openApp(openTestDatabase, options)
  let people: People
  beforeAll(async () => {
    people = await signUpOneOfEach(api.app)
  })
  return Object.defineProperty(api as typeof api & { readonly people: People }, 'people', {
    get: () => people,
  })
}
