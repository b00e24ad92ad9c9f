import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { messagesOf } from '#tests/support/messages-of.ts'
import { optionalLines, optionalText, personName, requiredLines, requiredText } from './text.ts'

describe('a text', () => {
  it('is trimmed before it is measured', () => {
    expect(z.parse(requiredText(), '  سارة  ')).toBe('سارة')
    expect(z.parse(optionalText(3), ' abc ')).toBe('abc')
    expect(messagesOf(requiredText(), ' \n\t ')).toEqual(['val.generic.required'])
    expect(messagesOf(requiredText('val.generic.required', 3), 'abcd')).toEqual([
      'val.generic.maxLength?max=3',
    ])
  })

  it.each([undefined, null, 7, true, ['a'], { a: 1 }])('is asked for when it is %j', (value) => {
    expect(messagesOf(requiredText(), value)).toEqual(['val.generic.required'])
  })
})

describe('a text on one line', () => {
  it.each([
    ['a break', 'Sara\r\nBcc: all@example.com'],
    ['a bell', 'Sara\u0007 x'],
    ['an escape', 'Sara \u001b[2J x'],
    ['a tab', 'Sara\tAl-Harbi'],
    ['a sign of C1', 'Sara\u0085x'],
  ])('is refused with %s', (_name, text) => {
    expect(messagesOf(requiredText(), text)).toEqual(['val.generic.oneLine'])
    expect(messagesOf(optionalText(), text)).toEqual(['val.generic.oneLine'])
    expect(messagesOf(personName('val.firstName.required'), text)).toEqual(['val.generic.oneLine'])
  })

  it('loses breaks at its ends, and keeps every letter, mark and sign in between', () => {
    expect(z.parse(requiredText(), '\n  سارة الحربي — «a» \u200f\u0301\n')).toBe(
      'سارة الحربي — «a» \u200f\u0301',
    )
  })
})

describe('a text of several lines', () => {
  it('keeps breaks, however they were typed, and tabs, and loses what nobody sees', () => {
    expect(z.parse(requiredLines(100), ' a\r\nb\rc\n\td\u000be\u0007\u001bf\u0085g ')).toBe(
      'a\nb\nc\n\td\nef\ng',
    )
    expect(z.parse(optionalLines(100), undefined)).toBeUndefined()
    expect(messagesOf(requiredLines(100), '\u0007\n')).toEqual(['val.generic.required'])
  })
})
