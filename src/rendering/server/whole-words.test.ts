import { beforeAll, expect, it } from 'vitest'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { languages } from '#languages/language.ts'
import { insertId } from '#tests/support/rows.ts'
import { openSampleSite } from '#tests/support/test-site.ts'

const app = openSampleSite()
// Twelve letters and a space: the limits of 120 and 160 characters are inside a word.
const words = { en: 'undertakings', ar: 'وبالالتزامات' }
const [english, arabic] = [`${words.en} `.repeat(60).trim(), `${words.ar} `.repeat(60).trim()]
const pages: Record<string, string> = { archive: '/publications', feed: '/feed.xml' }

beforeAll(async () => {
  const { db } = app
  const [author] = await db.select({ id: users.id }).from(users).limit(1)
  const texts = { titleEn: 'Long', titleAr: 'طويل', contentEn: english, contentAr: arabic }
  const publication = { ...texts, userId: author?.id ?? null, category: 'contract' as const }
  pages.publication = `/publications/${await insertId(db, publications, publication)}`
  const service = { nameEn: 'Long', nameAr: 'طويل', descriptionEn: english, descriptionAr: arabic }
  pages.service = `/services/${await insertId(db, services, { ...service, area: 'contract' })}`
  await db.update(teamMembers).set({ userId: null })
  const member = { position: 'Partner', positionAr: 'شريك', bio: english, bioAr: arabic, userId: author?.id }
  pages.person = `/team/${await insertId(db, teamMembers, member)}`
})

it.each(['archive', 'feed', 'publication', 'service', 'person'])(
  'shows whole words where a text is shortened: %s',
  async (name) => {
    for (const language of languages) {
      const { body } = await app.get(`${pages[name]}?lang=${language}`)
      const shortened = [...body.matchAll(/([\p{L}\p{M}]+)…/gu)].map(([, word = '']) => word)
      const ours = shortened.filter((word) => words[language].startsWith(word))
      // The meta description and the lists of publications below a service and a person.
      expect(ours.length, body.slice(0, 200)).toBeGreaterThan(['service', 'person'].includes(name) ? 1 : 0)
      expect([...new Set(ours)]).toEqual([words[language]])
    }
  },
)
