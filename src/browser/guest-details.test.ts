import { afterEach, expect, it, vi } from 'vitest'
import { forgetGuestDetails, readGuestDetails, storeGuestDetails } from './guest-details.ts'

afterEach(() => vi.unstubAllGlobals())

const stubStorage = () => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
}
const details = {
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  email: 'sara@client.example',
  phone: '+966500000000',
}

it('passes the details of a request to the registration, without its text', () => {
  stubStorage()
  storeGuestDetails({ ...details, message: 'Confidential' } as typeof details)
  expect(readGuestDetails()).toEqual(details)
  forgetGuestDetails()
  expect(readGuestDetails()).toEqual({})
})

it('returns no details without storage', () => {
  storeGuestDetails(details)
  expect(readGuestDetails()).toEqual({})
})
