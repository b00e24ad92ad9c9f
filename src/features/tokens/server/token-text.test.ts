import { describe, expect, it } from 'vitest'
import { isInNetworks, networkOf } from './networks.ts'
import { createTokenText, isTokenText } from './token-text.ts'

describe('the text of a token', () => {
  it('begins with the name of the program, has one form and is never the same', () => {
    const texts = Array.from({ length: 200 }, createTokenText)
    expect(new Set(texts).size).toBe(200)
    for (const text of texts) {
      expect(text).toMatch(/^mizan_[0-9A-Za-z]{49}$/)
      expect(isTokenText(text)).toBe(true)
    }
  })

  it('is recognized by its checksum: with any other character it is no token', () => {
    const text = createTokenText()
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === 'a' ? 'b' : 'a'
      expect(isTokenText(`${text.slice(0, at)}${other}${text.slice(at + 1)}`)).toBe(false)
    }
    for (const wrong of ['', 'mizan_', text.slice(1), `${text}0`, text.toUpperCase(), ` ${text}`])
      expect(isTokenText(wrong)).toBe(false)
  })
})

describe('the networks of a token', () => {
  it.each([
    [['203.0.113.7'], '203.0.113.7', true],
    [['203.0.113.7'], '203.0.113.8', false],
    [['203.0.113.0/24'], '203.0.113.200', true],
    [['203.0.113.0/24'], '203.0.114.1', false],
    [['10.0.0.0/8', '2001:db8::/32'], '2001:db8:1::5', true],
    [['10.0.0.0/8', '2001:db8::/32'], '2001:db9::5', false],
    [['2001:db8::5'], '2001:db8::5', true],
    [['10.0.0.0/8'], '2001:db8::5', false],
  ])('%j admit %s: %s', (networks, address, isIn) => {
    expect(isInNetworks(networks, address)).toBe(isIn)
  })

  it('are shown as /24 and /64', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.0/24')
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  })
})
