import { expect, it } from 'vitest'
import { destinationAfterLogin } from './destination.ts'

const after = (next: string) => `?${new URLSearchParams({ next })}`

it.each([
  ['client', '/client/consultations/7?from=mail#reply'],
  ['client', '/publications?q=a%20lease'],
  ['staff', '/dashboard/services'],
  ['admin', '/services/2'],
] as const)('redirects a %s to %s', (role, next) => {
  expect(destinationAfterLogin(role, after(next))).toBe(next)
})

it.each([
  ['client', '/dashboard/services', '/client'],
  ['staff', '/client/documents', '/dashboard'],
  ['admin', '/auth?tab=register', '/dashboard'],
  ['client', '', '/client'],
] as const)('redirects a %s who was stopped at "%s" to their own home', (role, next, home) => {
  expect(destinationAfterLogin(role, after(next))).toBe(home)
})

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/.//evil.example/',
  '/client/..//evil.example/',
  '//[',
  'client',
])('does not redirect to another host for %j', (next) => {
  expect(destinationAfterLogin('client', after(next))).toBe('/client')
})
