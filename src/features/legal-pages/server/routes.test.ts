import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { consents } from '#features/consents/server/table.ts'
import { contactMessage } from '#features/contact-messages/server/calls.matrix.ts'
import { settings } from '#features/settings/server/table.ts'
import { british } from '#tests/support/british.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { type LegalPage, legalPageSlugs } from '../schema.ts'
import { shippedTexts, shippedVersion } from './shipped-texts.ts'
import { legalPages } from './table.ts'

const message = { ...contactMessage, agreeToTerms: true }

describeOnBothEngines('a legal page', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  beforeAll(async () => {
    await app.db.insert(settings).values([
      { key: 'site_title', value: 'Mizan & _Sons_' },
      { key: 'site_title_ar', value: 'ميزان' },
      { key: 'contact_email', value: 'info@mizan.example' },
      { key: 'contact_phone', value: '+966115550140' },
      { key: 'contact_address', value: 'Olaya\nRiyadh' },
    ])
  })
  const read = async (slug: string): Promise<LegalPage> => (await app.get(`/api/legal-pages/${slug}`)).json()

  it.each(legalPageSlugs)('ships as %s in both languages, with contents, version and date', async (slug) => {
    const page = await read(slug)
    expect(page).toMatchObject({
      slug,
      version: shippedVersion,
      changedAt: `${shippedVersion}T00:00:00.000Z`,
    })
    for (const { html, contents } of [page.textEn, page.textAr]) {
      expect(contents.length).toBeGreaterThan(5)
      for (const { id } of contents) expect(html).toContain(`id="${id}"`)
      expect(html).not.toMatch(/\{\w+\}/)
      expect(html).toContain('info@mizan.example')
    }
    expect(page.textEn.contents).toHaveLength(page.textAr.contents.length)
    expect(page.textEn.html).toContain('Mizan &amp; _Sons_')
    expect(page.textAr.html).toContain('ميزان')
  })

  it('is shown in the latest version of the firm, to which consents refer, and is unknown under another slug', async () => {
    const agree = async () => {
      await app.post('/api/contact', message)
      return (await app.db.select().from(consents)).at(-1)?.textVersion
    }
    expect(await agree()).toBe(shippedVersion)
    const wording = { titleEn: 'Terms', titleAr: 'الشروط', contentAr: '## نطاق\n\nنص' }
    await app.db.insert(legalPages).values([
      { ...wording, slug: 'terms-of-service', version: 2, contentEn: '## Scope\n\nSecond <script>' },
      { ...wording, slug: 'terms-of-service', version: 1, contentEn: 'First' },
    ])
    const page = await read('terms-of-service')
    expect(page).toMatchObject({ version: '2', titleEn: 'Terms', titleAr: 'الشروط' })
    expect(page.textEn.html).toContain('Second &lt;script&gt;')
    expect(await agree()).toBe('2')
    expect((await read('disclaimer')).version).toBe(shippedVersion)
    for (const slug of ['privacy', 'Privacy-Policy', '1', 'constructor'])
      expect((await app.get(`/api/legal-pages/${slug}`)).statusCode).toBe(404)
  })
})

describe('a shipped text', () => {
  it('contains in both languages what the law requires of a privacy notice', () => {
    const { contentEn, contentAr } = shippedTexts['privacy-policy']
    const requested: [RegExp, RegExp][] = [
      [/controller/i, /جهة التحكم/],
      [/Why we use it, and on what basis/, /أغراض المعالجة ومسوّغها النظامي/],
      [/With whom we share/, /الإفصاح عن البيانات/],
      [/transfer outside the Kingdom/, /نقل البيانات خارج المملكة/],
      [/How long we keep/, /مدة الاحتفاظ/],
      [/How it is destroyed/, /إتلاف البيانات/],
      [/to be informed/, /الحق في العلم/],
      [/to access/, /الحق في الوصول إلى بياناتك الشخصية/],
      [/to obtain a copy/, /الحصول على نسخة/],
      [/ask for correction/, /طلب تصحيح البيانات/],
      [/ask for destruction/, /طلب إتلاف البيانات/],
      [/withdraw your consent/, /العدول عن الموافقة/],
      [/within 30 days/, /خلال 30 يومًا/],
      [/SDAIA/, /سدايا/],
      [/Cookies/, /ملفات تعريف الارتباط/],
      [/Children/, /القاصرون/],
    ]
    for (const [english, arabic] of requested) {
      expect(contentEn).toMatch(english)
      expect(contentAr).toMatch(arabic)
    }
  })

  it('lists every cookie and every entry that is stored in a browser', () => {
    const source = join(import.meta.dirname, '../../..')
    const storing = globSync('**/*.{ts,tsx}', { cwd: source })
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .filter((path) =>
        /(?:local|session)Storage\.setItem|\.setCookie\(|document\.cookie = `language/.test(
          readFileSync(join(source, path), 'utf8'),
        ),
      )
    // If another file stores something, add it to both texts of the policy, and here.
    expect(storing.sort()).toEqual([
      'browser/drafts.ts',
      'browser/guest-details.ts',
      'features/auth/server/cookies.ts',
      'features/consultations/portal/earlier-requests.tsx',
      'features/directory/server/journey.ts',
      'features/publications/office/autosave.tsx',
      'pages/language-provider.tsx',
      'pages/office/overview/browser-notices.ts',
      'pages/office/sidebar.tsx',
      'pages/website/notices/privacy-choice.ts',
      'rendering/first/before-paint.ts',
      'ui/theme.ts',
    ])
    const names =
      'device,__Host-device,sid,__Host-sid,signed_in,directory,__Host-directory,earlier-requests:…,guest-details,draft:…,language,publication-words:…,sidebar,browser-notices,privacy-choice,language-asked,theme'
    const { contentEn, contentAr } = shippedTexts['privacy-policy']
    for (const name of names.split(',')) {
      expect(contentEn).toContain(`\`${name}\``)
      expect(contentAr).toContain(`\`${name}\``)
    }
  })

  it('has its own version, since consents refer to it', () => {
    const wording = createHash('sha256').update(JSON.stringify(shippedTexts)).digest('hex').slice(0, 12)
    // A changed text needs a new date.
    expect([shippedVersion, wording]).toEqual(['2026-11-29', '700378ad57c6'])
  })

  it('is in American English, gives the promise with its days, and states in the disclaimer what a form does not do', () => {
    for (const { contentEn, contentAr } of Object.values(shippedTexts)) {
      expect(contentEn.split('\n').filter((line) => british.test(line))).toEqual([])
      expect(contentEn).not.toMatch(/24 hours(?! on working days, Sunday to Thursday)/)
      expect(contentAr).not.toMatch(/24 ساعة(?! في أيام العمل، من الأحد إلى الخميس)/)
    }
    const { disclaimer } = shippedTexts
    expect(disclaimer.contentEn).toMatch(/does \*\*not\*\* create a lawyer–client relationship/)
    expect(disclaimer.contentAr).toMatch(/لا ينشئ .* علاقةً بين محامٍ وموكّل/)
    expect(disclaimer.contentEn).toMatch(/Do not send confidential/)
    expect(disclaimer.contentAr).toMatch(/لا ترسل وقائع أو مستندات سرية/)
  })

  it('uses the Arabic of Saudi law', () => {
    const latinAllowed =
      /`[^`]*`|\{\w+\}|\[[a-z.]+\]\([^)]*\)|\]\([^)]*\)|Google(?: Analytics)?|OpenStreetMap|\(IP\)/g
    for (const { contentAr, titleAr } of Object.values(shippedTexts)) {
      const words = `${titleAr}\n${contentAr}`.replace(latinAllowed, '')
      expect(words.match(/[A-Za-z]+/g)).toBeNull()
      expect(words.match(/[٠-٩]|\p{Script=Arabic} *[,;?]/gu)).toBeNull()
      expect(words.match(/(?<!\p{L})[وفبكل]{0,2}(?:ال|لل)?(?:قانون|قوانين)(?!\p{L})/u)).toBeNull()
    }
  })
})
