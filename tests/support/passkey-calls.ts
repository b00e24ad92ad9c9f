import { expect } from 'vitest'
import type { PasskeyProof } from '#features/auth/passkeys/schema.ts'
import type { SoftwareAuthenticator } from './software-authenticator.ts'
import { callAs, type Person, type TestApp } from './test-app.ts'

/** The calls of a browser for a person with a device. */
export const passkeyCallsOn = (appOf: () => TestApp) => {
  const post = (person: Person | undefined, url: string, payload?: object, on = appOf()) =>
    callAs(on, person, { method: 'POST', url, ...(payload && { payload }) })

  const creation = async (person: Person) => {
    const response = await post(person, '/api/user/passkeys/options')
    expect(response.statusCode).toBe(201)
    return response.json()
  }

  const add = async (person: Person, device: SoftwareAuthenticator, name = 'Phone') => {
    const made = device.create(await creation(person))
    const response = await post(person, '/api/user/passkeys', { ...made, name })
    expect(response.statusCode).toBe(201)
    return response.json() as { id: number }
  }

  const requested = async (on = appOf()) =>
    (await post(undefined, '/api/login/passkey/options', undefined, on)).json()

  const logInWith = (passkey: PasskeyProof, on = appOf(), rest: object = {}) =>
    post(undefined, '/api/login/passkey', { passkey, ...rest }, on)

  const ownOf = async (person: Person) =>
    (await callAs(appOf(), person, { url: '/api/user/passkeys' })).json()

  return { post, creation, add, requested, logInWith, ownOf }
}

export const problemOf = (response: { json: () => { code?: string } }) => response.json().code
