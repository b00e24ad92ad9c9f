import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatPhone } from '#i18n/format.ts'
import { expectGrowsWithSize } from '#tests/support/cpu-time.ts'
import {
  emailAddress,
  foldDigits,
  newPassword,
  newUsername,
  optionalLines,
  optionalPhoneNumber,
  optionalText,
  phoneNumber,
  profileChanges,
  requiredLines,
  requiredText,
  seenVersion,
  toE164,
  userChanges,
  userEdit,
  webUrl,
} from './schema.ts'

const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] => {
  const result = z.safeParse(schema, value)
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

describe('a phone number', () => {
  it.each([
    ['0550123344', '+966550123344'],
    ['055 012 3344', '+966550123344'],
    ['055-012-3344', '+966550123344'],
    ['550123344', '+966550123344'],
    ['966550123344', '+966550123344'],
    ['+966550123344', '+966550123344'],
    ['00966550123344', '+966550123344'],
    ['+966 (0)55 012 3344', '+966550123344'],
    ['00966 055 012 3344', '+966550123344'],
    ['(011) 555-0100', '+966115550100'],
    ['+966 11 555 0100', '+966115550100'],
    ['9200 12345', '+966920012345'],
    ['+966 920012345', '+966920012345'],
    ['800 124 0000', '+9668001240000'],
    ['00966 800 124 0000', '+9668001240000'],
    ['٠٥٥٠١٢٣٣٤٤', '+966550123344'],
    ['+٩٦٦ ٥٥ ٠١٢ ٣٣٤٤', '+966550123344'],
    ['۰۵۵۰۱۲۳۳۴۴', '+966550123344'],
    ['\u202a+966\u00a055\u00a0012\u00a03344\u202c', '+966550123344'],
    ['\u2068055\u2011012\u20113344\u2069', '+966550123344'],
    ['+44 20 7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['+971.50.123.4567', '+971501234567'],
  ])('typed as %j is kept as %s', (typed, stored) => {
    expect(toE164(typed)).toBe(stored)
    expect(z.parse(phoneNumber, typed)).toBe(stored)
  })

  it.each([
    '',
    '   ',
    'none',
    '12345',
    '0450123344',
    '05501233',
    '05501233445',
    '0101234567',
    '+966',
    '+966 55 012 334',
    '+966 55 012 33445',
    '+966 21 555 0100',
    '920012',
    '9200123456',
    '800124000',
    '80012400001',
    '+0 55 012 3344',
    '2079460000',
    '+12345',
    '+1234567890123456',
    '+44 20 7946 0000 x12',
    '055-012-3344; drop table users',
    '+966+550123344',
    '０５５０１２３３４４',
  ])('is refused as %j', (typed) => {
    expect(toE164(typed)).toBeUndefined()
  })

  it('that is wrong is told so in the words of the specification, one that is missing is asked for', () => {
    expect(messagesOf(phoneNumber, '12345')).toEqual(['val.generic.phone'])
    expect(messagesOf(phoneNumber, ' ')).toEqual(['val.generic.required'])
    expect(messagesOf(phoneNumber, 966550123344)).toEqual(['val.generic.required'])
    expect(messagesOf(phoneNumber, '0'.repeat(41))).toEqual(['val.generic.maxLength?max=40'])
  })

  it('may be left out or emptied where it is optional, but not be wrong', () => {
    expect(z.parse(optionalPhoneNumber, undefined)).toBeUndefined()
    expect(z.parse(optionalPhoneNumber, '')).toBeNull()
    expect(z.parse(optionalPhoneNumber, null)).toBeNull()
    expect(z.parse(optionalPhoneNumber, '0550123344')).toBe('+966550123344')
    expect(messagesOf(optionalPhoneNumber, '12345')).toEqual(['val.generic.phone'])
  })

  const typedDigit = fc.constantFrom(...'0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹')
  const typedPhone = fc
    .tuple(
      fc.constantFrom('', '0', '+966', '00966', '966', '+', '00', '+966 (0)'),
      fc.constantFrom('', '5', '11', '9200', '800', '44'),
      fc.array(fc.oneof({ weight: 8, arbitrary: typedDigit }, fc.constantFrom(' ', '-', '\u00a0', '.')), {
        maxLength: 14,
      }),
    )
    .map(([prefix, start, rest]) => prefix + start + rest.join(''))

  it('is stored the same whether it was typed, stored or shown before', () => {
    fc.assert(
      fc.property(typedPhone, (typed) => {
        const stored = toE164(typed)
        fc.pre(stored !== undefined)
        expect(stored).toMatch(/^\+[1-9]\d{6,14}$/)
        expect(toE164(stored)).toBe(stored)
        expect(toE164(formatPhone(stored))).toBe(stored)
        expect(toE164(`\u2068${stored}\u2069`)).toBe(stored)
      }),
      { numRuns: 1000 },
    )
  })

  it('is a number or none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(toE164(typed) ?? '+10000000').toMatch(/^\+[1-9]\d{6,14}$/)
      }),
      { numRuns: 1000 },
    )
  })
})

it('digits of Arabic and Persian keyboards become ASCII, and nothing else changes', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 09 أ')).toBe('0123456789 0123456789 09 أ')
})

describe('a new password', () => {
  it.each(['secret', '      ', 'كلمة س', '👩‍⚖️👩‍⚖️', 'a'.repeat(256), 'é'.repeat(128)])(
    'may be %j',
    (password) => {
      expect(z.parse(newPassword(), password)).toBe(password)
    },
  )

  it.each([
    ['nothing', '', 'val.password.min'],
    ['five letters', '12345', 'val.password.min'],
    ['257 letters', 'a'.repeat(257), 'val.password.max'],
    ['129 letters of two bytes', 'é'.repeat(129), 'val.password.max'],
    ['65 letters of four bytes', '👩'.repeat(65), 'val.password.max'],
  ])('is refused as %s', (_name, password, message) => {
    expect(messagesOf(newPassword(), password)).toContain(message)
  })
})

describe('a username', () => {
  it.each([
    ['  sara.h  ', 'sara.h'],
    ['محمد_العتيبي', 'محمد_العتيبي'],
    ['a@example.com', 'a@example.com'],
  ])('typed as %j is kept as %j', (typed, kept) => {
    expect(z.parse(newUsername(), typed)).toBe(kept)
  })

  it.each([
    ['ab', 'val.username.min'],
    [' a ', 'val.username.min'],
    ['sara h', 'val.generic.format'],
    ['<b>sara</b>', 'val.generic.format'],
    ['sara\u202egro', 'val.generic.format'],
    ['sara\u200b', 'val.generic.format'],
    ['x'.repeat(61), 'val.generic.maxLength?max=60'],
  ])('%j is refused: %s', (typed, message) => {
    expect(messagesOf(newUsername(), typed)).toContain(message)
  })
})

describe('an e-mail address', () => {
  it('is kept in small letters without blanks around it', () => {
    expect(z.parse(emailAddress(), ' Sara@Example.COM ')).toBe('sara@example.com')
  })

  it.each([
    ['', 'val.generic.required'],
    ['sara', 'val.generic.email'],
    ['sara@example', 'val.generic.email'],
    ['sara@exam ple.com', 'val.generic.email'],
    ['sara@example.com\r\nBcc: all@example.com', 'val.generic.email'],
    [`${'x'.repeat(250)}@example.com`, 'val.generic.maxLength?max=254'],
  ])('%j is refused: %s', (typed, message) => {
    expect(messagesOf(emailAddress(), typed)).toContain(message)
  })

  it('of a quarter of a megabyte is refused without long thought', () => {
    for (const hostile of [
      (size: number) => 'a'.repeat(size),
      (size: number) => `${'a.'.repeat(size / 2)}@`,
      (size: number) => `a@${'a-'.repeat(size / 2)}`,
    ]) {
      expect(z.safeParse(emailAddress(), hostile(250_000)).success).toBe(false)
      expectGrowsWithSize(250_000, (size) => {
        const typed = hostile(size)
        return () => z.safeParse(emailAddress(), typed)
      })
    }
  })
})

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
    expect(messagesOf(userEdit.shape.firstName, text)).toEqual(['val.generic.oneLine'])
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

describe('the address of a website', () => {
  it.each([
    'https://user@evil.example',
    'https://bank.example:x@evil.example/',
    'http://@evil.example',
    'https://a\nb.example',
    'javascript:alert(1)',
  ])('is not %j', (address) => {
    expect(z.safeParse(webUrl, address).success).toBe(false)
  })

  it.each(['https://www.example.com/@mizan', 'http://example.com?mail=a@b', 'https://شركة.example/'])(
    'may be %s',
    (address) => {
      expect(z.safeParse(webUrl, address).success).toBe(true)
    },
  )
})

describe('the version an editor saw', () => {
  it('is an instant in UTC that a database can hold', () => {
    expect(z.safeParse(seenVersion, '2025-03-09T09:30:00.123Z').success).toBe(true)
    for (const wrong of [
      '',
      'yesterday',
      '2025-02-30T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '2025-03-09',
      '2025-03-09T09:30:00+03:00',
    ])
      expect(messagesOf(seenVersion, wrong)).toContain('val.generic.date')
  })

  it('is checked wherever a user is changed', () => {
    expect(messagesOf(userChanges, { firstName: 'Sara', updatedAt: 'yesterday' })).toEqual([
      'val.generic.date',
    ])
  })
})

describe('a change', () => {
  it('of a user names what it changes, and more than the version it saw', () => {
    expect(messagesOf(userChanges, {})).toEqual(['error.nothingToChange'])
    expect(messagesOf(userChanges, { updatedAt: '2025-03-09T09:30:00.123Z' })).toEqual([
      'error.nothingToChange',
    ])
    expect(messagesOf(userChanges, { isActive: false })).toEqual([])
  })

  it('of the own profile cannot reach role, state or username', () => {
    for (const field of ['role', 'isActive', 'isVerified', 'username', 'password', 'id'])
      expect(z.safeParse(profileChanges, { firstName: 'Sara', [field]: 'admin' }).success).toBe(false)
    expect(messagesOf(profileChanges, {})).toEqual(['error.nothingToChange'])
  })

  it('leaves alone what it does not name', () => {
    expect(z.parse(profileChanges, { firstName: 'Sara' })).toEqual({ firstName: 'Sara' })
  })
})
