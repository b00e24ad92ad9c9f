import { describe, expect, it } from 'vitest'
import { type Address, href } from './href.ts'

describe('an address within the site', () => {
  it('is the path of a page, optionally with a query or a section', () => {
    expect(href('/dashboard/users')).toBe('/dashboard/users')
    expect(href('/dashboard/messages?tab=contact')).toBe('/dashboard/messages?tab=contact')
    expect(href('/dashboard/account#two-factor')).toBe('/dashboard/account#two-factor')
  })

  it('carries the id of its record', () => {
    expect(href('/client/consultations/:id', { id: 7 })).toBe('/client/consultations/7')
    expect(href('/team/:id', { id: '3' })).toBe('/team/3')
  })

  it('does not compile unless a table of screens contains it', () => {
    // @ts-expect-error: misspelt
    href('/dashboard/user')
    // @ts-expect-error: a page below one that is there
    href('/dashboard/users/new')
    // @ts-expect-error: another query than one of a page
    href('/dashboards?tab=contact')
    // @ts-expect-error: without the id that its page needs
    href('/team/:id')
    // @ts-expect-error: another parameter than the page has
    href('/team/:id', { name: 3 })
    // @ts-expect-error: a typed property is held to the same
    const address: Address = '/publication/3'
    expect(address).toBeDefined()
  })
})
