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

describe('the content security policy', () => {
  it('allows resources from our origin only, no framing and no foreign form targets', () => {
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

  it('allows inline text only by its hash', () => {
    const { 'script-src': scripts, 'style-src': styles } = directivesOf(
      contentSecurityPolicy({ scripts: ['go()'], styles: ['a{}', 'b{}'] }),
    )
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(scripts).toBe(`'self' ${hash('go()')}`)
    expect(styles).toBe(`'self' ${hash('a{}')} ${hash('b{}')}`)
  })

  it('allows the analytics hosts only where analytics are on', () => {
    const counting = directivesOf(contentSecurityPolicy({}, { allowsAnalytics: true }))
    const quiet = directivesOf(contentSecurityPolicy())
    const changed = Object.keys(counting).filter((name) => counting[name] !== quiet[name])
    expect(changed).toEqual(['script-src', 'connect-src'])
    expect(counting['script-src']).toBe("'self' https://www.googletagmanager.com")
  })
})

describe('the headers of every response', () => {
  it('set a policy for types, frames, referrers and windows, and require HTTPS', () => {
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
