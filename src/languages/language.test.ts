import { describe, expect, it } from 'vitest'
import {
  directionOf,
  isLanguage,
  localized,
  otherContentLanguage,
  otherLanguages,
  perLanguage,
  preferredLanguage,
} from './language.ts'

/** The values of Accept-Language that lead to a language. */
const accepted = (language: string, ...headers: (string | undefined)[]) =>
  headers.map((header) => [header, language] as const)

describe('the language of a first visit', () => {
  it.each([
    ...accepted('en', undefined, '', 'en-US,en;q=0.9,ar;q=0.8', 'fr-FR,ar;q=0.9', 'en;q=0.5,ar;q=0.5'),
    ...accepted('en', 'ar;q=0,en;q=0.1', 'ar;q=0', 'ar ; q=0.1 , en ; q=0.8', 'ar;Q=0.1,en;q=0.8', '*'),
    ...accepted('en', '*,ar;q=0.5', 'ar;q=abc,en;q=0.1', 'ar;q=,en;q=0.1', 'q=1', '%00\u0000<script>'),
    ...accepted('ar', 'ar', 'AR-sa', 'ar-SA,ar;q=0.9,en;q=0.8', 'en;q=0.4, ar;q=0.5', 'en;q=0.2,ar'),
    ...accepted('ar', 'en ; q=0.2 , ar ; q=0.8', ';q=1,,;;;,ar;q=0.3', ',ar'.repeat(5000)),
  ])('is chosen from %j as %s', (accepted, language) => {
    expect(preferredLanguage(accepted)).toBe(language)
  })
})

describe('a value per language', () => {
  it('is made when it is first used, and once', () => {
    const made: string[] = []
    const values = perLanguage((language) => {
      made.push(language)
      return language.toUpperCase()
    })
    expect(made).toEqual([])
    expect([values.ar, values.ar]).toEqual(['AR', 'AR'])
    expect(made).toEqual(['ar'])
    expect(Object.values(values)).toEqual(['EN', 'AR'])
  })
})

describe('a language', () => {
  it('is one of two codes, exactly', () => {
    expect(['en', 'ar', 'EN', 'ar-SA', '', undefined, ['ar'], 1].map(isLanguage)).toEqual([
      true,
      true,
      ...Array(6).fill(false),
    ])
  })

  it('has its direction and the other languages', () => {
    expect([directionOf('en'), directionOf('ar')]).toEqual(['ltr', 'rtl'])
    expect([otherLanguages('en'), otherLanguages('ar')]).toEqual([['ar'], ['en']])
    expect([otherContentLanguage('en'), otherContentLanguage('ar')]).toEqual(['ar', 'en'])
  })
})

describe('the text of a bilingual record', () => {
  const record = { nameEn: 'Arbitration', nameAr: 'التحكيم' }

  it('is in the requested language', () => {
    expect(localized(record, 'name', 'ar')).toEqual({ text: 'التحكيم', language: 'ar' })
    expect(localized(record, 'name', 'en')).toEqual({ text: 'Arbitration', language: 'en' })
  })

  it('falls back to the other language, and is empty without either', () => {
    for (const missing of [{ nameAr: '' }, { nameAr: null }, {}]) {
      const english = { text: 'Arbitration', language: 'en' }
      expect(localized({ nameEn: 'Arbitration', ...missing }, 'name', 'ar')).toEqual(english)
    }
    const arabic = { text: 'التحكيم', language: 'ar' }
    expect(localized({ nameEn: '', nameAr: 'التحكيم' }, 'name', 'en')).toEqual(arabic)
    expect(localized({ nameEn: null, nameAr: null }, 'name', 'en').text).toBe('')
  })
})
