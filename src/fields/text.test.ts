import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { messagesOf } from '#tests/support/messages-of.ts'
import { numberLine, optionalLines, optionalText, personName, requiredLines, requiredText } from './text.ts'

describe('a text', () => {
  it('is trimmed before it is measured', () => {
    expect(z.parse(requiredText(), '  سارة  ')).toBe('سارة')
    expect(z.parse(optionalText(3), ' abc ')).toBe('abc')
    expect(messagesOf(requiredText(), ' \n\t ')).toEqual(['val.generic.required'])
    expect(messagesOf(requiredText('val.generic.required', 3), 'abcd')).toEqual([
      'val.generic.maxLength?max=3',
    ])
  })

  it.each([undefined, null, 7, true, ['a'], { a: 1 }])('is required when it is %j', (value) => {
    expect(messagesOf(requiredText(), value)).toEqual(['val.generic.required'])
  })
})

describe('a single-line text', () => {
  it.each([
    ['a break', 'Sara\r\nBcc: all@example.com'],
    ['a bell', 'Sara\u0007 x'],
    ['an escape', 'Sara \u001b[2J x'],
    ['a tab', 'Sara\tAl-Harbi'],
    ['a C1 control character', 'Sara\u0085x'],
  ])('is refused with %s', (_name, text) => {
    expect(messagesOf(requiredText(), text)).toEqual(['val.generic.oneLine'])
    expect(messagesOf(optionalText(), text)).toEqual(['val.generic.oneLine'])
    expect(messagesOf(personName('val.firstName.required'), text)).toEqual(['val.generic.oneLine'])
  })

  it('loses outer line breaks and invisible characters, and preserves every visible one', () => {
    expect(z.parse(requiredText(), '\n\u200f  سارة\u200b الحربي — «a» e\u0301 👩‍⚖️ \u202c\n')).toBe(
      'سارة الحربي — «a» e\u0301 👩‍⚖️',
    )
  })

  it('preserves joiners between letters only', () => {
    for (const schema of [requiredText(), optionalText(), personName('val.firstName.required')]) {
      expect(z.parse(schema, '\u200c علی\u200cرضا نیک\u200d\u200b ن\u064e\u200dم 5\u200c6 ')).toBe(
        'علی\u200cرضا نیک ن\u064e\u200dم 56',
      )
    }
    expect(z.parse(numberLine(20), 'A\u200cB 1')).toBe('AB 1')
  })
})

describe('a multi-line text', () => {
  it('preserves line breaks of any kind and tabs, and loses control characters', () => {
    expect(z.parse(requiredLines(100), ' a\r\nb\rc\n\td\u000be\u0007\u001bf\u0085g ')).toBe(
      'a\nb\nc\n\td\nef\ng',
    )
    expect(z.parse(optionalLines(100), undefined)).toBeUndefined()
    expect(messagesOf(requiredLines(100), '\u0007\n')).toEqual(['val.generic.required'])
  })

  it('preserves joiners and directional marks, but is empty with nothing else', () => {
    expect(z.parse(requiredLines(100), 'می\u200cخواهم (abc)\u200f\nx')).toBe('می\u200cخواهم (abc)\u200f\nx')
    expect(messagesOf(requiredLines(100), '\u200b\u200f\n\u2060')).toEqual(['val.generic.required'])
  })
})
