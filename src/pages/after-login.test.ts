import { expect, it } from 'vitest'
import { destinationAfterLogin } from './after-login.ts'

const after = (next: string) => `?${new URLSearchParams({ next })}`

it.each([
  ['client', '/client/consultations/7?from=mail#reply'],
  ['client', '/publications?q=a%20lease'],
  ['staff', '/dashboard/services'],
  ['admin', '/services/2'],
] as const)('a %s goes on to %s', (role, next) => {
  expect(destinationAfterLogin(role, after(next))).toBe(next)
})

it.each([
  ['client', '/dashboard/services', '/client'],
  ['staff', '/client/documents', '/dashboard'],
  ['admin', '/auth?tab=register', '/dashboard'],
  ['client', '', '/client'],
] as const)('a %s who was stopped at "%s" goes to their own home', (role, next, home) => {
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
])('nobody is led to another host by %j', (next) => {
  expect(destinationAfterLogin('client', after(next))).toBe('/client')
})
