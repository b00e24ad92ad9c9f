import { describe, expect, it } from 'vitest'
import { verifiedAddressIn } from './claims.ts'

const google = 'https://accounts.google.com'
const own = 'https://login.example.com'

describe('the address of a directory', () => {
  it.each([
    ['a verified one', { iss: own, email: 'sara@firm.sa', email_verified: true }, 'sara@firm.sa'],
    ['an unverified one', { iss: own, email: 'sara@firm.sa', email_verified: false }, undefined],
    ['one without a word about it', { iss: own, email: 'sara@firm.sa' }, undefined],
    [
      'Google, of an organization',
      { iss: google, email: 'sara@firm.sa', email_verified: true, hd: 'firm.sa' },
      'sara@firm.sa',
    ],
    ['Google, of no organization', { iss: google, email: 'sara@firm.sa', email_verified: true }, undefined],
    ['Google itself', { iss: google, email: 'sara@gmail.com', email_verified: true }, 'sara@gmail.com'],
  ])('counts as verified only if the directory vouches for it: %s', (_case, claims, address) => {
    expect(verifiedAddressIn(claims as never)).toBe(address)
  })
})
