import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '#http/errors.ts'
import { languages } from '#languages/language.ts'
import type { Dictionary, PluralForms, Text } from './dictionary.ts'
import * as englishIndex from './en/index.ts'
import { officeAreas as englishOffice } from './en/office-index.ts'
import { dictionaries, gapsOf } from './texts.ts'

const { en: english, ar: arabic } = dictionaries

const source = join(import.meta.dirname, '..')

const formsOf = (text: Text): PluralForms => (typeof text === 'string' ? { other: text } : text)
const linesOf = (text: Text): string[] => Object.values(formsOf(text))
const keysWhere = (dictionary: Dictionary, isWrong: (line: string, key: string) => boolean): string[] =>
  Object.keys(dictionary).filter((key) => linesOf(dictionary[key] ?? '').some((line) => isWrong(line, key)))
const placeholdersOf = (line = ''): string[] =>
  [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

describe('the dictionaries', () => {
  it('are one folder for each language, with the same areas in each', async () => {
    const folders = globSync(`${source}/i18n/*/index.ts`).map((path) => basename(dirname(path)))
    expect(folders.sort()).toEqual([...languages].sort())
    for (const language of languages) {
      const { areas, serverAreas } = await import(`./${language}/index.ts`)
      expect(Object.keys(areas)).toEqual(Object.keys(englishIndex.areas))
      expect(Object.keys(serverAreas)).toEqual(Object.keys(englishIndex.serverAreas))
      const { officeAreas } = await import(`./${language}/office-index.ts`)
      expect(Object.keys(officeAreas)).toEqual(Object.keys(englishOffice))
    }
  })

  it('hold a text for the same keys', () => {
    for (const language of languages) {
      expect(gapsOf[language]).toEqual({})
      const own = Object.keys(dictionaries[language])
      expect(own.filter((key) => !Object.hasOwn(english, key))).toEqual([])
    }
  })

  it('leave no text empty and no blank at its ends', () => {
    const isUntidy = (line: string) => line === '' || line !== line.trim() || / {2}/.test(line)
    for (const language of languages) expect(keysWhere(dictionaries[language], isUntidy)).toEqual([])
  })

  it('define each key in one file only, since the later one would win without a word', async () => {
    for (const language of languages) {
      const owners = new Map<string, string[]>()
      const sums = new Set([
        'index.ts',
        'office-index.ts',
        'site.ts',
        'forms.ts',
        'office.ts',
        'portal.ts',
        'account.ts',
        'mail.ts',
      ])
      for (const file of globSync(`${source}/i18n/${language}/*.ts`).filter(
        (path) => !sums.has(basename(path)),
      )) {
        const module: Record<string, Dictionary> = await import(file)
        for (const key of Object.values(module).flatMap(Object.keys))
          owners.set(key, [...(owners.get(key) ?? []), basename(file)])
      }
      expect(owners.size).toBe(Object.keys(dictionaries[language]).length)
      expect([...owners].filter(([, files]) => files.length > 1)).toEqual([])
    }
  })

  it('fill the same placeholders', () => {
    for (const language of languages) {
      const differing = Object.keys(english).filter((key) => {
        const [one, other] = [formsOf(english[key] ?? ''), formsOf(dictionaries[language][key] ?? '')]
        return String(placeholdersOf(one.other)) !== String(placeholdersOf(other.other))
      })
      expect(differing).toEqual([])
    }
  })

  it('fill the same placeholders in every plural form; zero, one and two may say their number in words', () => {
    for (const dictionary of Object.values(dictionaries)) {
      const lacking = Object.entries(dictionary).flatMap(([key, text]) => {
        const expected = placeholdersOf(formsOf(text).other)
        return Object.entries(formsOf(text))
          .filter(([form, line]) => {
            const found = placeholdersOf(line)
            const missing = expected.filter((name) => !found.includes(name)).length
            const unknown = found.filter((name) => !expected.includes(name)).length
            return unknown > 0 || missing > (['zero', 'one', 'two'].includes(form) ? 1 : 0)
          })
          .map(([form]) => `${key} ${form}`)
      })
      expect(lacking).toEqual([])
    }
  })

  it('have the words of every error code and of every message that a schema or an error names', () => {
    const named = globSync(`${source}/**/*.{ts,tsx}`)
      .filter((path) => !path.endsWith('.test.ts') && !path.includes('/i18n/'))
      .flatMap((path) => [
        ...readFileSync(path, 'utf8').matchAll(/['"`]((?:val|error)\.[\w.]*\w)(?=['"`?])/g),
      ])
      .map(([, key = '']) => key)
    expect(named).toContain('val.generic.phone')
    const wanted = [...named, ...Object.keys(errorCodes).map((code) => `error.${code}`)]
    expect(wanted.filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })
})

describe('the Arabic dictionary', () => {
  /** Names and symbols that are the same in both languages. */
  const latinAllowed =
    /https?:\/\/\S+|www\.\S+|\b(?:PDF|SEO|URL|DELETE|F8|English|OG image|Google Analytics|GA4?|WhatsApp|LinkedIn|YouTube|Instagram|Facebook|CSV|JSON|DOCX|XLSX|JPG|PNG|HEIC|WEBP|GIF|TXT|CAPTCHA|TOTP|QR|ID|MB|X|Markdown|Mizan|SMTP|SMTP_URL|DNS|IBAN|fa-[\w-]+|G-[\w-]+)\b/g
  const withoutPlaceholders = (line: string) => line.replace(/\{\w+\}/g, '')

  it('leaves nothing in English', () => {
    const isEnglish = (line: string) => /[a-z]/i.test(withoutPlaceholders(line).replace(latinAllowed, ''))
    expect(keysWhere(arabic, isEnglish)).toEqual([])
  })

  it('speaks Arabic in every text, but for signs', () => {
    const isWordless = (line: string) => !/\p{Script=Arabic}/u.test(line)
    const hasWords = (key: string) =>
      linesOf(english[key] ?? '').some((line) => /[a-z]/i.test(withoutPlaceholders(line)))
    expect(keysWhere(arabic, isWordless).filter(hasWords)).toEqual([])
  })

  const sixForms = ['few', 'many', 'one', 'other', 'two', 'zero']

  it('gives all six forms wherever it gives more than one, and wherever English has a plural', () => {
    const incomplete = Object.keys(arabic).filter((key) => {
      const text = arabic[key] ?? ''
      const needsForms = typeof text !== 'string' || typeof english[key] !== 'string'
      return needsForms && String(Object.keys(formsOf(text)).sort()) !== String(sixForms)
    })
    expect(incomplete).toEqual([])
  })

  it('gives all six forms where a number stands before a noun, also where English says the plural alone', () => {
    const numberBeforeNoun =
      /\{(?:n|min|max|count|days|hours|minutes|total)\} (?!of|to|in|and|or|by|on|from|at|is|was)[a-z]/
    const counting = Object.keys(english).filter((key) =>
      numberBeforeNoun.test(formsOf(english[key] ?? '').other),
    )
    expect(counting).toContain('val.generic.maxLength')
    expect(counting.filter((key) => typeof arabic[key] === 'string')).toEqual([])
  })

  it('uses Latin digits and Arabic punctuation', () => {
    expect(keysWhere(arabic, (line) => /[٠-٩۰-۹]/.test(line))).toEqual([])
    expect(keysWhere(arabic, (line) => /\p{Script=Arabic}\s*[,;?]/u.test(line))).toEqual([])
  })

  it('says «نظام» for a statute, as Saudi law does, never «قانون»', () => {
    const isForeignTerm = (line: string) =>
      /(?<!\p{L})[وفبكل]{0,2}(?:ال|لل)?(?:قانون|قوانين)(?!\p{L})/u.test(line)
    expect(isForeignTerm('وفق القانون')).toBe(true)
    expect(isForeignTerm('خدمات قانونية')).toBe(false)
    expect(keysWhere(arabic, isForeignTerm)).toEqual([])
  })
})
