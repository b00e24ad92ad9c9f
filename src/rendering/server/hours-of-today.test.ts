import { expect, it } from 'vitest'
import { holidays } from '#features/office-hours/server/table.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { translateIn } from '#i18n/texts.ts'
import { languages } from '#languages/language.ts'
import { openSite } from '#tests/support/test-site.ts'

const app = openSite()
const pages = ['/', '/about', '/publications', '/contact', '/privacy-policy']

it('shows in the footer of each page that the office is closed on a holiday, as soon as it is saved', async () => {
  const footerOf = async (url: string, language: string) =>
    (await app.inject({ url, headers: { 'accept-language': language } })).body.split('<footer')[1] ?? ''
  const closedIn = (language: (typeof languages)[number]) =>
    `${translateIn[language]('contact.hours.today')}: ${translateIn[language]('contact.hours.off')}`
  // Each page is cached once before the holiday.
  for (const url of pages) for (const language of languages) await footerOf(url, language)
  const today = todayInRiyadh(new Date())
  await app.db.insert(holidays).values({ firstDay: today, lastDay: today })
  for (const url of pages)
    for (const language of languages) {
      const words = (await footerOf(url, language)).replaceAll('<!-- -->', '')
      expect([url, language, words.includes(closedIn(language))]).toEqual([url, language, true])
    }
})
