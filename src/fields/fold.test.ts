import { describe, expect, it } from 'vitest'
import { foldDigits, foldNumber, foldSigns } from './fold.ts'

const signs = [
  0x00ad,
  0x034f,
  0x061c,
  0x115f,
  0x180e,
  0x3164,
  0xfeff,
  0xffa0,
  0xfff9,
  0xfe0f,
  0xe0061,
  0xe0100,
  ...Array.from({ length: 5 }, (_, at) => 0x200b + at),
  ...Array.from({ length: 5 }, (_, at) => 0x202a + at),
  ...Array.from({ length: 5 }, (_, at) => 0x2060 + at),
  ...Array.from({ length: 4 }, (_, at) => 0x2066 + at),
].map((code) => String.fromCodePoint(code))

describe('folding', () => {
  it('removes every invisible character before, after and within', () => {
    for (const sign of signs)
      expect(foldSigns(`${sign}سا${sign}رة Sara${sign}${sign}`), escape(sign)).toBe('سارة Sara')
  })

  it.each(['👩‍⚖️ x', '❤️', '👨‍👩‍👧‍👦', 'مُحَمَّد — «a»', 'e\u0301', 'عبد الله\u00a0x'])('preserves %j', (text) => {
    expect(foldSigns(text)).toBe(text)
  })

  it('converts the digits of every script to ASCII', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890)
      if (/^\p{Nd}{10}$/u.test(digits)) expect(foldDigits(digits), system).toBe('1234567890')
    }
    expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０９ 09 أ ½ ②')).toBe('0123456789 0123456789 09 09 أ ½ ②')
  })

  it('reads a number between directional marks', () => {
    expect(foldNumber('\u202b ١٢\u200f٣ \u202c')).toBe('123')
  })
})
