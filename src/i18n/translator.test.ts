import { describe, expect, it } from 'vitest'
import { fill, withoutIsolates } from './dictionary.ts'
import { formatList } from './format.ts'
import { gapsOf, translateIn } from './texts.ts'
import { createTranslate, gapsIn, messageKey, translateMessage } from './translator.ts'

const english = { greeting: 'Welcome, {name}!', both: 'both', page: 'Page {page}' }
const arabic = { greeting: 'مرحبًا، {name}!' }

describe('the text of a key', () => {
  const translate = createTranslate('ar', [arabic, english])

  it('is Arabic if available, else English, else the key itself', () => {
    expect(translate('greeting', { name: 'سارة' })).toContain('مرحبًا')
    expect(translate('both')).toBe('both')
    expect(translate('nobody.wrote.this')).toBe('nobody.wrote.this')
  })

  it('does not come from Object.prototype', () => {
    const names = ['toString', 'constructor', '__proto__']
    expect(names.map((key) => translate(key))).toEqual(names)
  })

  it('comes from all texts of both languages on the server', () => {
    expect(translateIn.en('nav.home')).toBe('Home')
    expect(translateIn.ar('nav.home')).toBe('الرئيسية')
    expect(translateIn.ar('form.username')).toBe('اسم المستخدم')
  })

  it('is sent to the browser in English only where Arabic lacks it', () => {
    expect(gapsIn(arabic, english)).toEqual({ both: 'both', page: 'Page {page}' })
    expect(Object.keys(gapsOf.ar)).toEqual([])
  })
})

describe('a value in a text', () => {
  it('is isolated in Arabic, and in English if it contains right-to-left letters', () => {
    expect(fill('مرحبًا، {name}!', 'ar', { name: 'Sara' })).toBe('مرحبًا، \u2068Sara\u2069!')
    expect(fill('Welcome, {name}!', 'en', { name: 'سارة' })).toBe('Welcome, \u2068سارة\u2069!')
    expect(fill('Welcome, {name}!', 'en', { name: 'Sara' })).toBe('Welcome, Sara!')
  })

  it('is isolated line by line, because an isolate ends with its line', () => {
    expect(fill('{text}.', 'ar', { text: 'Two\nlines' })).toBe('\u2068Two\u2069\n\u2068lines\u2069.')
  })

  it('has the direction of the page if it is a list of isolated names', () => {
    const names = formatList(['سارة', 'نورة', 'هند'], 'en')
    expect(names).toBe('\u2068سارة\u2069, \u2068نورة\u2069, \u2068هند\u2069')
    expect(fill('With {names}.', 'en', { names })).toBe(`With ${names}.`)
    expect(formatList(['Sara', 'Noura'], 'en')).toBe('Sara, Noura')
    expect(fill('{names}', 'ar', { names: formatList(['Sara', 'نورة'], 'ar') })).toBe(
      '\u2068Sara\u2069 ونورة',
    )
  })

  it('is not isolated outside of a sentence', () => {
    expect(withoutIsolates(fill('{name}', 'ar', { name: 'Sara' }))).toBe('Sara')
  })

  it('is formatted in Latin digits with grouped thousands, and never isolated', () => {
    expect(fill('الصفحة {page}', 'ar', { page: 1234567 })).toBe('الصفحة 1,234,567')
    expect(fill('Page {page}', 'en', { page: 1234567 })).toBe('Page 1,234,567')
  })

  it('stays a placeholder when it is missing, and is never filled twice', () => {
    expect(fill('Welcome, {name}!', 'en')).toBe('Welcome, {name}!')
    expect(fill('{a} {b}', 'en', { a: '{b}', b: '$&' })).toBe('{b} $&')
  })
})

describe('a plural', () => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }

  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [99, 'many'],
    [100, 'other'],
    [101, 'other'],
    [102, 'other'],
    [103, 'few'],
    [110, 'few'],
    [111, 'many'],
    [1.5, 'other'],
  ])('of %d is "%s" in Arabic', (n, form) => {
    expect(fill(forms, 'ar', { n })).toBe(form)
  })

  it.each([
    [0, 'No results'],
    [1, '1 result'],
    [2, '2 results'],
    [101, '101 results'],
  ])('of %d is "%s" in English', (n, text) => {
    expect(translateIn.en('count.results', { n })).toBe(text)
  })

  it('uses its last form where the language needs no other', () => {
    expect(fill({ other: '{n} left' }, 'ar', { n: 3 })).toBe('3 left')
    expect(fill({ one: 'one left', other: '{n} left' }, 'en', { n: 0 })).toBe('0 left')
  })
})

describe("a schema's message", () => {
  const inEnglish = translateMessage(translateIn.en)
  const inArabic = translateMessage(translateIn.ar)

  it('has its values after the key', () => {
    const message = messageKey('val.generic.maxLength', { max: 2000 })
    expect(inEnglish(message)).toBe('This field must not exceed 2,000 characters')
    expect(inArabic(message)).toBe('يجب ألا يزيد هذا الحقل على 2,000 حرف')
    expect(inArabic('val.generic.minLength?min=3')).toBe('يجب ألا يقل هذا الحقل عن 3 أحرف')
  })

  it('does not group the digits of an id', () => {
    expect(inEnglish('error.converted?id=1234')).toBe('This message is already request #1234.')
    expect(inArabic('error.converted?id=1234').replace(/[\u2068\u2069]/g, '')).toContain('رقم 1234.')
  })

  it('has the text of a value that is not a number', () => {
    const message = 'val.agreement.characters?characters=%EF%82%B7 %E2%80%A8'
    expect(inEnglish(message)).toBe('These characters cannot be printed: \uf0b7 \u2028')
    const years = 'val.generic.dateRange?first=1900&last=2100'
    expect(inEnglish(years)).toBe('Please enter a date in the years 1900 to 2100')
  })

  it('is returned unchanged if it is not a key, such as the text of a response', () => {
    expect(inArabic('هل حدث خطأ? نعم')).toBe('هل حدث خطأ? نعم')
    expect(inEnglish('val.nobody.wrote?max=3')).toBe('val.nobody.wrote?max=3')
  })
})
