import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('the policy of a page', () => {
  it('allows loading from our origin only, no framing and no posting elsewhere', () => {
    expect(directivesOf(contentSecurityPolicy())).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: https:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self' https://www.openstreetmap.org",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  it('allows an inline text by its hash, and no other', () => {
    const { 'script-src': scripts, 'style-src': styles } = directivesOf(
      contentSecurityPolicy({ scripts: ['go()'], styles: ['a{}', 'b{}'] }),
    )
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(scripts).toBe(`'self' ${hash('go()')}`)
    expect(styles).toBe(`'self' ${hash('a{}')} ${hash('b{}')}`)
  })

  it('names the hosts that count visits only where visits are counted', () => {
    const counting = directivesOf(contentSecurityPolicy({}, { allowsAnalytics: true }))
    const quiet = directivesOf(contentSecurityPolicy())
    const changed = Object.keys(counting).filter((name) => counting[name] !== quiet[name])
    expect(changed).toEqual(['script-src', 'connect-src'])
    expect(counting['script-src']).toBe("'self' https://www.googletagmanager.com")
  })
})

describe('the headers of every answer', () => {
  it('keep types, frames, referrers and windows to themselves, and the browser on HTTPS', () => {
    const headers = securityHeaders('policy', true)
    expect(headers).toMatchObject({
      'content-security-policy': 'policy',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
    expect(securityHeaders('policy', false)).not.toHaveProperty('strict-transport-security')
  })
})
