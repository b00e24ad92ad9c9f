import { expect, it } from 'vitest'
import { withoutToken } from './logged-request.ts'

it.each([
  ['/reset-password?token=abc_D-1&lang=ar', '/reset-password?token=[Redacted]&lang=ar'],
  ['/api/email/verify?lang=en&token=abc', '/api/email/verify?lang=en&token=[Redacted]'],
  ['/auth?next=%2Fverify-email%3Ftoken%3Dabc', '/auth?next=%2Fverify-email%3Ftoken=[Redacted]'],
  ['/publications?q=token', '/publications?q=token'],
])('the log holds of %s no token', (url, logged) => {
  expect(withoutToken(url)).toBe(logged)
})
