import { describe, expect, it } from 'vitest'
import { balanced, directionOfText, visualLine, wrap } from './text.ts'

const plain = (text: string) => text.replace(/[\u202b\u202c]/g, '')
const seen = (text: string, direction: 'ltr' | 'rtl') =>
  visualLine(text, direction).map((piece) => plain(piece.text))

describe('the visual order of a line', () => {
  it('is one segment in English', () => {
    expect(seen('Labor Law 2025: what changes', 'ltr')).toEqual(['Labor Law 2025: what changes'])
  })

  it('runs from right to left in Arabic, around numbers and Latin words', () => {
    expect(seen('نظام العمل 2025: ما تغيّر', 'rtl')).toEqual(['ما تغيّر', ' ', ':', '2025', ' ', 'نظام العمل'])
    expect(seen('(PDPL) الآن؟', 'rtl')).toEqual(['الآن؟', ' ', '(', 'PDPL', ')'])
  })

  it('keeps an Arabic name whole in English', () => {
    expect(seen('The نظام العمل (2025)', 'ltr')).toEqual(['The', ' ', 'نظام العمل', ' ', '(', '2025', ')'])
  })

  it('depends on the first letter', () => {
    expect(['2025: العمل', 'PDPL والعمل', '12/2025', '«العمل»'].map(directionOfText)).toEqual(
      'rtl ltr ltr rtl'.split(' '),
    )
  })
})

describe('a title', () => {
  const width = (line: string) => line.length
  it('is broken between words into at most the requested number of lines', () => {
    expect(wrap('one two three four', 3, (line) => width(line) <= 9)).toEqual(['one two', 'three', 'four'])
    expect(wrap('one two three four five', 2, (line) => width(line) <= 9)).toEqual(['one two', 'three…'])
  })

  it('has lines of about equal length', () => {
    expect(balanced('aaaa bbbb cccc dddd', 3, 15, width)).toEqual(['aaaa bbbb', 'cccc dddd'])
  })
})
