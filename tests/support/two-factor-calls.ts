import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { attempts } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/e2e/support/authenticator.ts'
import type { OpenTestDatabase } from './databases.ts'
import { openApp } from './suite.ts'
import { type Person, type TestApp, testPassword } from './test-app.ts'

/** Starts the suite in the middle of a time step, so that no code expires between two lines of a test. */
export const stopInTimeStep = (): void => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}

/** Like `openApp`, with a verified client and the calls about the second factor. */
export const openTwoFactorCalls = (openTestDatabase: OpenTestDatabase) => {
  const api = openApp(openTestDatabase, [users, attempts, outbox, settings])
  const current = {} as { sara: Person }
  stopInTimeStep()
  beforeEach(async () => {
    current.sara = await api.signUp('client', 'sara', { isVerified: true })
  })
  const post = (person: Person, path: string, payload: object, on: TestApp = api) =>
    api.post(`/api/user/two-factor${path}`, payload, person, on)
  const begin = async (person: Person) => {
    const response = await post(person, '', { currentPassword: testPassword })
    expect(response.statusCode).toBe(201)
    return response.json().secret as string
  }
  return {
    api,
    current,
    post,
    begin,
    /** Uses the code of the previous step, so that the current one is still unused. */
    switchOn: async (person = current.sara) => {
      const secret = await begin(person)
      const response = await post(person, '/confirm', { code: codeOf(secret, -1) })
      expect(response.statusCode).toBe(201)
      return { secret, codes: response.json().recoveryCodes as string[] }
    },
    stateOf: async (person: Person) => (await api.get('/api/user/two-factor', person)).json(),
    logInWith: (payload: object, on: TestApp = api) =>
      api.post('/api/login', { username: 'sara', password: testPassword, ...payload }, undefined, on),
    /** All mails except those about unknown browsers, which every login in these tests causes. */
    mailsButOfLogins: async () =>
      (await api.db.select().from(outbox).orderBy(outbox.id)).filter(
        ({ subject }) => !/New login|تسجيل دخول جديد/.test(subject),
      ),
    fieldErrors: (response: { json: () => { errors?: { field: string; message: string }[] } }) =>
      response.json().errors,
  }
}
