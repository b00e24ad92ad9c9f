import { describe, expect, it } from 'vitest'
import { type Post, wordpressExport } from '#tests/support/wordpress-export.ts'
import { readExport } from './export-items.ts'
import { pairTranslations } from './pairs.ts'

const read = (posts: Post[]) => readExport(Buffer.from(wordpressExport(posts)))

describe('a post in two languages', () => {
  const pairOf = async (post: Omit<Post, 'id'>) => {
    const { items, languages } = await read([{ id: 1, ...post }])
    const { pairs, foreign, further } = pairTranslations(items, languages)
    const textsOf = (language: 'en' | 'ar') => {
      const { title, content, excerpt } = pairs[0]?.[language] ?? {}
      return title === undefined ? undefined : [title, content, excerpt]
    }
    return { en: textsOf('en'), ar: textsOf('ar'), foreign: foreign.length, further: [...further.values()] }
  }
  const begin: [string, (language: string, text: string) => string][] = [
    ['qTranslate', (language, text) => `[:${language}]${text}`],
    ['comments', (language, text) => `<!--:${language}-->${text}<!--:-->`],
    ['WPGlobus', (language, text) => `{:${language}}${text}{:}`],
    ['shortcodes', (language, text) => `[lang_${language}]${text}[/lang_${language}]`],
    ['names in brackets', (language, text) => `[${language}]${text}[/${language}]`],
    ['WPML', (language, text) => `[wpml_language language="${language}"]${text}[/wpml_language]`],
  ]

  it.each(begin)('is split in the notation of %s', async (_name, mark) => {
    expect(
      await pairOf({
        title: mark('en', 'Lease') + mark('ar', 'الإيجار'),
        content: `${mark('en', '<p>English.</p>')}${mark('ar', '<p>عربي.</p>')}`,
        excerpt: mark('ar', 'ملخص'),
      }),
    ).toEqual({
      en: ['Lease', '<p>English.</p>', ''],
      ar: ['الإيجار', '<p>عربي.</p>', 'ملخص'],
      foreign: 0,
      further: [[]],
    })
  })

  it('shares text for all languages, lists unsupported ones, and is in one language if only its title has two', async () => {
    expect(await pairOf({ title: 'Both', content: '[:en]One[:fr]Un[:]<p>5</p>' })).toEqual({
      en: ['Both', 'One<p>5</p>', ''],
      ar: undefined,
      foreign: 0,
      further: [['fr']],
    })
    expect((await pairOf({ title: '[:fr]Un', content: '[:fr]Deux' })).foreign).toBe(1)
    const { en, ar, further } = await pairOf({ title: '[:en]A[:ar]ب', content: 'English text' })
    expect([en?.[0], ar, further]).toEqual(['A', undefined, [['ar']]])
  })
})
