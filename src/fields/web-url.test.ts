import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { webUrl } from './web-url.ts'

describe('a website URL', () => {
  it.each([
    'https://user@evil.example',
    'https://bank.example:x@evil.example/',
    'http://@evil.example',
    'https://a\nb.example',
    'javascript:alert(1)',
  ])('is not %j', (address) => {
    expect(z.safeParse(webUrl, address).success).toBe(false)
  })

  it('loses invisible characters', () => {
    expect(z.parse(webUrl, '\u200ehttps://www.exam\u200bple.com/\u202c')).toBe('https://www.example.com/')
  })

  it.each(['https://www.example.com/@mizan', 'http://example.com?mail=a@b', 'https://شركة.example/'])(
    'may be %s',
    (address) => {
      expect(z.safeParse(webUrl, address).success).toBe(true)
    },
  )
})
