import { expect, it } from 'vitest'
import { loggedUrl } from './request-log.ts'

it.each([
  ['/reset-password?token=abc_D-1&lang=ar', '/reset-password?token=[Redacted]&lang=ar'],
  ['/api/email/verify?lang=en&token=abc', '/api/email/verify?lang=en&token=[Redacted]'],
  ['/auth?next=%2Fverify-email%3Ftoken%3Dabc', '/auth?next=%2Fverify-email%3Ftoken=[Redacted]'],
  ['/api/admin/users?q=Sara%20Al-Harbi&page=2', '/api/admin/users?q=[Redacted]&page=2'],
  ['/auth?next=%2Fpublications%3Fq%3Dtoken', '/auth?next=%2Fpublications%3Fq=[Redacted]'],
  ['/auth/directory/callback?code=abc&iss=x', '/auth/directory/callback?code=[Redacted]&iss=x'],
  ['/publications?category=litigation', '/publications?category=litigation'],
])('redacts tokens and search texts in the logged URL of %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged)
})
