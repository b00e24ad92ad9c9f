import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '#http/errors.ts'
import { languages } from '#languages/language.ts'
import { british } from '#tests/support/british.ts'
import type { Dictionary, PluralForms, Text } from './dictionary.ts'
import * as listed from './en/index.ts'
import { areasOf, dictionaries, gapsOf } from './texts.ts'

const { en: english, ar: arabic } = dictionaries

const source = join(import.meta.dirname, '..')

const formsOf = (text: Text): PluralForms => (typeof text === 'string' ? { other: text } : text)
const linesOf = (text: Text): string[] => Object.values(formsOf(text))
const keysWhere = (dictionary: Dictionary, isWrong: (line: string, key: string) => boolean): string[] =>
  Object.keys(dictionary).filter((key) => linesOf(dictionary[key] ?? '').some((line) => isWrong(line, key)))
const placeholdersOf = (line = ''): string[] =>
  [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

describe('the dictionaries', () => {
  const filesOf = (language: string) =>
    globSync(`${source}/i18n/${language}/*.ts`).filter((path) => basename(path) !== 'index.ts')

  it('are one folder for each language, with the same files and areas in each, all listed', () => {
    const folders = globSync(`${source}/i18n/*/common.ts`).map((path) => basename(dirname(path)))
    expect(folders.sort()).toEqual([...languages].sort())
    for (const language of languages) {
      expect(filesOf(language).map((path) => basename(path))).toEqual(
        filesOf('en').map((path) => basename(path)),
      )
      expect(Object.keys(areasOf[language]).sort()).toEqual(Object.keys(areasOf.en).sort())
    }
    const files = filesOf('en').map((path) => basename(path, '.ts'))
    expect(Object.keys(listed)).toEqual(files.sort())
  })

  it('have a text for the same keys', () => {
    for (const language of languages) {
      expect(gapsOf[language]).toEqual({})
      const own = Object.keys(dictionaries[language])
      expect(own.filter((key) => !Object.hasOwn(english, key))).toEqual([])
    }
  })

  it('have no empty text, no outer spaces and no double spaces', () => {
    const isUntidy = (line: string) => line === '' || line !== line.trim() || / {2}/.test(line)
    for (const language of languages) expect(keysWhere(dictionaries[language], isUntidy)).toEqual([])
  })

  it('claim no email on a site without a mail server', () => {
    const claim =
      /\bby email\b|\b(?:an|in the|our) email\b|\bon its way\b|\b(?:goes|sent) to \{email\}|\b(?:send|sent) you\b/i
    // Names of actions, and texts about email in general.
    const general = `consult.reply desk.link.mail desk.link.mailed error.not_a_guest export.step.replied
      history.replied issue.intro newsletter.text publications.share.email
      setup.text.mail val.record.contact`.split(/\s+/)
    const ownTexts = Object.keys(english).filter((key) => !/^(?:no)?[mM]ail\./.test(key))
    const claiming = keysWhere(english, (line) => claim.test(line))
    expect(
      claiming.filter((key) => ownTexts.includes(key) && !Object.hasOwn(english, `noMail.${key}`)).sort(),
    ).toEqual(general)
  })

  it('define each key in one file only, because the later one would win silently', async () => {
    for (const language of languages) {
      const owners = new Map<string, string[]>()
      // The portal has texts of the dashboard a second time.
      for (const file of filesOf(language).filter((path) => basename(path) !== 'portal.ts')) {
        const module: Record<string, Dictionary> = await import(file)
        for (const key of Object.values(module).flatMap(Object.keys))
          owners.set(key, [...(owners.get(key) ?? []), basename(file)])
      }
      expect(owners.size).toBe(Object.keys(dictionaries[language]).length)
      expect([...owners].filter(([, files]) => files.length > 1)).toEqual([])
    }
  })

  it('have the same placeholders in both languages and in every plural form', () => {
    for (const language of languages) {
      const differing = Object.keys(english).filter((key) => {
        const [one, other] = [formsOf(english[key] ?? ''), formsOf(dictionaries[language][key] ?? '')]
        return String(placeholdersOf(one.other)) !== String(placeholdersOf(other.other))
      })
      expect(differing).toEqual([])
    }
    // Zero, one and two may spell out their number.
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

  it('have a text for every error code and every message key in a schema or an error', () => {
    const named = globSync(`${source}/**/*.{ts,tsx}`)
      .filter((path) => !path.endsWith('.test.ts') && !path.includes('/i18n/'))
      .flatMap((path) => [
        ...readFileSync(path, 'utf8').matchAll(/['"`]((?:val|error)\.[\w.]*\w)(?=['"`?])/g),
      ])
      .map(([, key = '']) => key)
    expect(named).toContain('val.generic.phone')
    const wanted = [
      ...named,
      ...Object.keys(errorCodes).map((code) => `error.${code}`),
      ...Object.values(errorCodes).map((status) => `problem.${status}`),
    ]
    expect(wanted.filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })
})

/** Names to avoid for each thing. "The words of the product" of STYLE.md lists the right ones. */
const otherNames: { thing: string; english?: RegExp; arabic?: RegExp }[] = [
  { thing: 'a deactivated account', english: /\bdisabled?\b/i, arabic: /معط[ّ]?ل|تعطيل/ },
  { thing: 'a document', english: /(?<!\bon )\bpapers?\b/i, arabic: /(?<!\p{L})(?:ال)?(?:أوراق|ورقة)/u },
  { thing: 'a message', english: /(?<!capital |few |mix |with )\bletters?\b/i, arabic: /خطاب/ },
  { thing: 'email', english: /(?<![{_])\bmails?\b(?! server)/i },
  { thing: 'to withdraw', english: /\brevok/i, arabic: /سحب (?:ال)?(?:مشاركة|إتاحة)/ },
  { thing: 'an IP address', english: /network address/i, arabic: /عنوان (?:الشبكة|الإنترنت)/ },
  { thing: 'an image', english: /\bpictures?\b/i },
  { thing: 'a last day', arabic: /الاستحقاق|الموعد النهائي/ },
  { thing: 'a version', english: /\brevisions?\b/i, arabic: /إصدار النص|الإصدار \{(?:n|version)\}/ },
  { thing: 'a status', english: /\b(?:any|by) state\b/i },
  { thing: 'a waiting record', arabic: /بالانتظار/ },
  { thing: 'a request for destruction', english: /\bdata requests?\b/i, arabic: /طلب(?:ات)? (?:ال)?بيانات/ },
  { thing: 'an entry of the audit log', english: /\brows? (?:is|are) (?:never|as)\b/i },
  { thing: 'a program', arabic: /WhatsApp|وورد|إكسل|برنامج الجداول|ماركداون/ },
  { thing: 'a megabyte', arabic: /م\.ب/ },
  { thing: 'a number of a record', arabic: /#\{/ },
  { thing: 'a law', english: /\bstatutes?\b/i },
  { thing: 'a preference', arabic: /(?:اللغة|التواصل|الوقت|التاريخ|الموعد) المفضل/ },
]

describe('the terms of the product', () => {
  // Words that users type into the office search, whatever the interface calls things.
  const isSought = (key: string) => key.startsWith('find.words.')

  it.each(otherNames)('use one name for $thing', ({ english: inEnglish, arabic: inArabic }) => {
    const misnamed = (dictionary: typeof english, other?: RegExp) =>
      keysWhere(dictionary, (line) => other?.test(line) ?? false).filter((key) => !isSought(key))
    expect(misnamed(english, inEnglish)).toEqual([])
    expect(misnamed(arabic, inArabic)).toEqual([])
  })

  it('include the days in the promise to reply', () => {
    const promised =
      /\b(?:we|reply|respond|answers?)\b[^.]*24 hours(?!, Sunday to Thursday| on working days)/i
    const inArabic = /(?:نرد|الرد|ردّنا|نجيبك|عليك|نعد)[^.]*24 ساعة(?! من الأحد إلى الخميس| في أيام العمل)/
    expect(promised.test('We respond within 24 hours.')).toBe(true)
    expect(inArabic.test('سنرد عليك خلال 24 ساعة.')).toBe(true)
    expect(keysWhere(english, (line) => promised.test(line))).toEqual([])
    expect(keysWhere(arabic, (line) => inArabic.test(line))).toEqual([])
    expect(keysWhere(english, (line) => /within a day\b/i.test(line))).toEqual([])
  })

  it('have American spelling', () => {
    expect(british.test('The licence was recognised on 9 March.')).toBe(true)
    expect(british.test('{licence}')).toBe(false)
    expect(keysWhere(english, (line) => british.test(line))).toEqual([])
  })

  it('greet the reader of an email formally', () => {
    const isGreeting = (key: string) =>
      key.startsWith('mail.') &&
      linesOf(english[key] ?? '')
        .join()
        .includes('{firstName}')
    const greetings = Object.keys(english).filter(isGreeting)
    expect(greetings).toContain('mail.verification.text')
    expect(greetings.filter((key) => !String(english[key]).startsWith('Dear {firstName}, '))).toEqual([])
    expect(greetings.filter((key) => !String(arabic[key]).startsWith('السلام عليكم {firstName}، '))).toEqual(
      [],
    )
  })

  it('have «بتاريخ» before a date and «هل» before the question of a dialog', () => {
    expect(keysWhere(arabic, (line) => /(?<!\p{L})في \{(?:date|when)\}/u.test(line))).toEqual([])
    expect(keysWhere(arabic, (line, key) => /\.title$/.test(key) && /^(?!هل ).*؟$/.test(line))).toEqual([])
  })

  it('have no masculine imperative for logged-in users, whose gender is not stored', () => {
    const orders =
      /(?<![\p{L}\p{M}])[وف]?(?:ا?ضغط|اختر|أدخل(?! شخص)|اكتب|تابع|حدّث|أعد|اطلب|اتصل|راجع|افتح|انتقل|أضف|احذف|أرسل|استخدم|انسخ|حاول|تأكد|لا تؤكد)(?![\p{L}\p{M}])/u
    expect(orders.test('حدّث الصفحة ثم أعد المحاولة.')).toBe(true)
    for (const [name, area] of Object.entries(areasOf.ar).filter(([name]) =>
      /^(?:portal|account|mail|office[A-Z].*)$/.test(name),
    ))
      expect([name, keysWhere(area, (line) => orders.test(line))]).toEqual([name, []])
  })
})

describe('the Arabic dictionary', () => {
  /** Names and symbols that are the same in both languages. */
  const latinAllowed =
    /https?:\/\/\S+|www\.\S+|\b(?:PDF|SEO|URL|DELETE|F8|English|OG image|Google Analytics|GA4?|WhatsApp|LinkedIn|YouTube|Instagram|Facebook|CSV|JSON|XML|ZIP|WordPress|Polylang|WPML|DOCX|XLSX|JPG|PNG|HEIC|WEBP|GIF|TXT|CAPTCHA|TOTP|QR|ID|IP|MB|X|Markdown|JavaScript|OpenStreetMap|Word|Excel|Tab|Esc|docx|xlsx|jpg|png|heic|webp|Mizan|SMTP|SMTP_URL|DNS|IBAN|fa-[\w-]+|G-[\w-]+)\b/g
  const withoutPlaceholders = (line: string) => line.replace(/\{\w+\}/g, '')

  it('has no English text', () => {
    const isEnglish = (line: string) => /[a-z]/i.test(withoutPlaceholders(line).replace(latinAllowed, ''))
    expect(keysWhere(arabic, isEnglish)).toEqual([])
  })

  it('has Arabic letters in every text except symbols', () => {
    const isWordless = (line: string) => !/\p{Script=Arabic}/u.test(line)
    const hasWords = (key: string) =>
      linesOf(english[key] ?? '').some((line) => /[a-z]/i.test(withoutPlaceholders(line)))
    expect(keysWhere(arabic, isWordless).filter(hasWords)).toEqual([])
  })

  const sixForms = ['few', 'many', 'one', 'other', 'two', 'zero']

  it('has all six forms wherever it has more than one, and wherever English has a plural', () => {
    const incomplete = Object.keys(arabic).filter((key) => {
      const text = arabic[key] ?? ''
      const needsForms = typeof text !== 'string' || typeof english[key] !== 'string'
      return needsForms && String(Object.keys(formsOf(text)).sort()) !== String(sixForms)
    })
    expect(incomplete).toEqual([])
  })

  it('has all six forms where a number precedes a noun, even where English has only the plural', () => {
    const numberBeforeNoun =
      /\{(?:n|min|max|count|days|hours|minutes|total)\} (?!of|to|in|and|or|by|on|from|at|is|was)[a-z]/
    const counting = Object.keys(english).filter((key) =>
      numberBeforeNoun.test(formsOf(english[key] ?? '').other),
    )
    expect(counting).toContain('val.generic.maxLength')
    expect(counting.filter((key) => typeof arabic[key] === 'string')).toEqual([])
  })

  it('has Latin digits and Arabic punctuation', () => {
    expect(keysWhere(arabic, (line) => /[٠-٩۰-۹]/.test(line))).toEqual([])
    expect(keysWhere(arabic, (line) => /\p{Script=Arabic}\s*[,;?]/u.test(line))).toEqual([])
  })

  it('uses «نظام» for a statute, as Saudi law does, never «قانون»', () => {
    const isForeignTerm = (line: string) =>
      /(?<!\p{L})[وفبكل]{0,2}(?:ال|لل)?(?:قانون|قوانين)(?!\p{L})/u.test(line)
    expect(isForeignTerm('وفق القانون')).toBe(true)
    expect(isForeignTerm('خدمات قانونية')).toBe(false)
    expect(keysWhere(arabic, isForeignTerm)).toEqual([])
  })
})
