import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatPhone } from '#i18n/phone-format.ts'
import { messagesOf } from '#tests/support/messages-of.ts'
import { optionalPhoneNumber, phoneNumber, toE164 } from './phone.ts'

/** Pairs of each typed form and the number that is stored for it. */
const typed = (stored: string, ...texts: string[]) => texts.map((text) => [text, stored] as const)

describe('a phone number', () => {
  it.each([
    ...typed('+966550123344', '0550123344', '055 012 3344', '055-012-3344', '550123344', '966550123344'),
    ...typed('+966550123344', '+966550123344', '00966550123344', '+966 (0)55 012 3344', '00966 055 012 3344'),
    ...typed('+966550123344', '966550123344+', '٠٥٥٠١٢٣٣٤٤', '+٩٦٦ ٥٥ ٠١٢ ٣٣٤٤', '۰۵۵۰۱۲۳۳۴۴'),
    ...typed('+966550123344', '\u202a+966\u00a055\u00a0012\u00a03344\u202c'),
    ...typed('+966550123344', '\u2068055\u2011012\u20113344\u2069', '０５５０１２３３４４'),
    ...typed('+966550123344', '\u200f+\u200b966\ufeff55\u061c0123344\u2060'),
    ...typed('+971501234567', '971 50 123 4567', '+971.50.123.4567'),
    ...typed('+966115550100', '(011) 555-0100', '+966 11 555 0100'),
    ...typed('+966920012345', '9200 12345', '+966 920012345'),
    ...typed('+9668001240000', '800 124 0000', '00966 800 124 0000'),
    ...typed('+442079460000', '+44 20 7946 0000', '0044 20 7946 0000'),
    ...typed('+12125550100', '+1 (212) 555-0100'),
    ...typed('+966112345678', '112345678', 'Tel: 011 234 5678', 'هاتف: ٠١١٢٣٤٥٦٧٨'),
  ])('typed as %j is stored as %s', (typed, stored) => {
    expect(toE164(typed)).toBe(stored)
    expect(z.parse(phoneNumber, typed)).toBe(stored)
  })

  it.each([
    ...['', '   ', 'none', '12345', '0450123344', '05501233', '05501233445', '0101234567', '+966'],
    ...['+966 55 012 334', '+966 55 012 33445', '+966 21 555 0100', '920012', '9200123456', '800124000'],
    ...['80012400001', '+0 55 012 3344', '2079460000', '+12345', '+1234567890123456', '+44 20 7946 0000 x12'],
    ...['055-012-3344; drop table users', '+966+550123344'],
  ])('is refused as %j', (typed) => {
    expect(toE164(typed)).toBeUndefined()
  })

  it('rejects a malformed number with the specified message, and requires a number', () => {
    expect(messagesOf(phoneNumber, '12345')).toEqual(['val.generic.phone'])
    expect(messagesOf(phoneNumber, ' ')).toEqual(['val.generic.required'])
    expect(messagesOf(phoneNumber, 966550123344)).toEqual(['val.generic.required'])
    expect(messagesOf(phoneNumber, '0'.repeat(41))).toEqual(['val.generic.maxLength?max=40'])
  })

  it.each([
    ['011 234 5678 ext 104', 'phoneExtension?id=104'],
    ['0112345678 تحويلة ١٠٤', 'phoneExtension?id=104'],
    ['011 234 5678 (104)', 'phoneExtension?id=104'],
    ['0112345678#104', 'phoneExtension?id=104'],
    ['+44 20 7946 0000 (104)', 'phoneExtension?id=104'],
    ['0551234567 / 0112345678', 'phoneSeveral?id=0112345678'],
    ['٠٥٥١٢٣٤٥٦٧ - ٠٥٠١١١٢٢٢٢', 'phoneSeveral?id=0501112222'],
    ['0551234567 أو +971501234567', 'phoneSeveral?id=%2B971501234567'],
  ])('is refused as %j with the part to leave out', (text, message) => {
    expect(messagesOf(phoneNumber, text)).toEqual([`val.generic.${message}`])
    expect(messagesOf(optionalPhoneNumber, text)).toEqual([`val.generic.${message}`])
  })

  it('may be missing or empty where it is optional, but not wrong', () => {
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

  it('normalizes to the same value whether it was typed, stored or displayed', () => {
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

  it('is E.164 or undefined for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(toE164(typed) ?? '+10000000').toMatch(/^\+[1-9]\d{6,14}$/)
      }),
      { numRuns: 1000 },
    )
  })
})
