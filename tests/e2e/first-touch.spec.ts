import type { Page } from '@playwright/test'
import { factsOf } from '#languages/language.ts'
import {
  desktop,
  eachLanguage,
  expect,
  oneLanguage,
  phone,
  registerClient,
  test,
  wordsIn,
} from './support/fixtures.ts'
import { holdApp, isStarted, slowDown } from './support/slow-line.ts'

/** Notes with the first press whether the frame that answers it is drawn before React has taken over. */
const noteAnswers = (page: Page) =>
  page.addInitScript(() => {
    const note = () => {
      document.documentElement.dataset.answered ??=
        document.documentElement.dataset.hydrated === 'true' ? 'late' : 'at once'
    }
    const watch = () =>
      new MutationObserver(() => requestAnimationFrame(note)).observe(document.body, {
        attributeFilter: ['data-waiting'],
        subtree: true,
      })
    addEventListener('click', watch, { capture: true, once: true })
  })

/** Where each element of the page is, and how it looks. */
const looksOfPage = async (): Promise<string[]> => {
  await document.fonts.ready
  for (const animation of document.getAnimations()) animation.cancel()
  return [...document.body.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, font, display, borderTopColor, padding } = getComputedStyle(element)
    const place = [x, y + window.scrollY, width, height].map(Math.round)
    const name = `${element.tagName} ${element.getAttribute('class')}`
    return [name, place, color, backgroundColor, font, display, borderTopColor, padding].join(' | ')
  })
}

eachLanguage((language) => {
  const t = wordsIn(language)

  test(`a page that is only read asks for its styles, one script and its fonts, and no more (${language})`, async ({
    visit,
  }) => {
    const page = await visit({ language, viewport: phone })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of ['/', '/about', '/publications', '/contact', '/clients', '/privacy-policy']) {
      asked.length = 0
      await page.goto(path, { waitUntil: 'networkidle' })
      const scripts = asked.filter((name) => name.endsWith('.js'))
      expect([path, scripts.length]).toEqual([path, 1])
      expect([path, asked.filter((name) => name.endsWith('.css'))]).toEqual([path, []])
      expect([path, asked.filter((name) => name.startsWith('/boot/'))]).toEqual([path, []])
      const pictures = asked.filter((name) => /\.(svg|png|webp|jpg|ico)$/.test(name))
      expect([path, asked.length - pictures.length <= 8]).toEqual([path, true])
      expect(await isStarted(page)).toBe(false)
    }
  })

  test(`the whole sheet changes nothing that the page's own styles have shown (${language})`, async ({
    visit,
  }) => {
    for (const viewport of [phone, desktop]) {
      const page = await visit({ language, viewport })
      for (const path of [
        '/',
        '/about',
        '/publications',
        '/contact',
        '/clients',
        '/privacy-policy',
        '/services/1',
      ]) {
        await page.goto(path)
        const before = await page.evaluate(looksOfPage)
        await page.evaluate(async () => {
          const { sheet = '' } = document.querySelector<HTMLElement>('script[data-sheet]')?.dataset ?? {}
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
          const arrived = new Promise((resolve) => link.addEventListener('load', resolve))
          document.head.append(link)
          await arrived
        })
        const after = await page.evaluate(looksOfPage)
        expect(before.length).toBeGreaterThan(50)
        const changed = after.filter((look, at) => look !== before[at])
        expect([path, viewport.width, changed.slice(0, 5)]).toEqual([path, viewport.width, []])
      }
    }
  })

  test(`the first press of each part is seen at once and answered later (${language})`, async ({ visit }) => {
    const page = await visit({ language })
    const [newest] = await (await page.request.get('/api/publications?pageSize=1&content=none')).json()
    const parts = [
      {
        path: `/publications/${newest.id}`,
        part: () => page.locator('.publication-tool:visible', { hasText: t('portal.addFavorite') }),
        answer: () => page.getByRole('dialog'),
      },
      {
        path: '/',
        part: () => page.getByRole('button', { name: t('team.filter.partners') }),
        answer: () => page.locator('#team [role="status"]', { hasText: '3' }),
      },
      {
        path: '/',
        part: () => page.getByRole('button', { name: t('nav.theme') }),
        answer: () => page.getByRole('menuitemradio', { name: t('nav.theme.dark') }),
      },
      {
        path: '/',
        part: () => page.getByRole('link', { name: /./ }).and(page.locator('.ledger-request')).first(),
        answer: () => page.getByRole('dialog'),
      },
      {
        path: '/',
        part: () => page.locator('.testimonial-dots button').nth(1),
        answer: () =>
          page.locator('.testimonial-dots button[aria-current]').nth(0).and(page.locator(':nth-child(2)')),
      },
    ]
    for (const { path, part, answer } of parts) {
      const release = await holdApp(page)
      await page.goto(path)
      await part().click()
      await expect(page.locator('body [data-waiting]')).toHaveCount(1)
      expect(await isStarted(page)).toBe(false)
      release()
      await expect(answer()).toBeVisible()
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  test(`the menu of a phone opens with the press made before React came (${language})`, async ({ visit }) => {
    const page = await visit({ language, viewport: phone })
    const release = await holdApp(page)
    await page.goto('/')
    await page.getByRole('button', { name: t('nav.menu.open') }).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test(`a form sent before React came is checked, and nothing typed is lost (${language})`, async ({
    visit,
  }) => {
    const page = await visit({ language })
    const release = await holdApp(page)
    await page.goto('/contact')
    const form = page.locator('form[data-form="contact"]')
    await form.getByLabel(t('form.fullName')).fill('سارة')
    await form.getByLabel(t('form.message')).fill('هل يمكنني الحضور يوم الأحد؟')
    await form.getByRole('button', { name: t('form.submit') }).click()
    release()
    await expect(form.getByRole('heading', { name: t('form.errorSummary.title') })).toBeVisible()
    await expect(form.getByLabel(t('form.fullName'))).toHaveValue('سارة')
    await expect(form.getByLabel(t('form.message'))).toHaveValue('هل يمكنني الحضور يوم الأحد؟')
  })

  test.describe(() => {
    test.use({ expectedConsole: /ERR_FAILED|status of 401/ })

    test(`the login is there before React, and keeps what was typed whether React comes or not (${language})`, async ({
      visit,
    }) => {
      const page = await visit({ language, viewport: phone })
      const scripts = /\/assets\/(?!first)[^/]*\.js/
      await page.route(scripts, (route) => route.abort())
      await page.goto('/auth')
      const form = page.getByRole('form', { name: t('auth.login'), exact: true })
      const password = form.getByLabel(t('form.password'), { exact: true })
      await form.getByLabel(t('form.username')).fill('nobody.at.all')
      await password.fill('not the password')
      await password.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: t('toast.generic') })).toBeVisible()
      await expect(page).toHaveURL(/\/auth$/)
      await expect(password).toHaveValue('not the password')
      await page.unrouteAll({ behavior: 'wait' })

      await form.getByRole('button', { name: t('auth.login'), exact: true }).click()
      await expect(page.locator('.toast')).toContainText(t('toast.login.failed'))
      await expect(form.getByLabel(t('form.username'))).toHaveValue('nobody.at.all')
      await page.getByRole('tab', { name: t('auth.register') }).click()
      await expect(page.getByRole('form', { name: t('auth.register') })).toBeVisible()
    })
  })

  test(`the language changes by a link, before React and without it (${language})`, async ({ visit }) => {
    const other = language === 'ar' ? 'en' : 'ar'
    const page = await visit({ language })
    await holdApp(page)
    await page.goto('/about')
    await page
      .getByRole('banner')
      .getByRole('link', { name: factsOf(other).name })
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

oneLanguage((language) => {
  const t = wordsIn(language)

  test(`on a slow phone and a slow line a press shows that it was heard long before it is answered (${language})`, async ({
    visit,
  }) => {
    const page = await visit({ language, viewport: phone })
    await noteAnswers(page)
    await slowDown(page)
    await page.goto('/')
    await page.getByRole('button', { name: t('nav.menu.open') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-answered', 'at once')
  })

  test(`several presses before React came are answered in their order (${language})`, async ({ visit }) => {
    const page = await visit({ language })
    const release = await holdApp(page)
    await page.goto('/')
    await page.getByRole('button', { name: t('team.filter.partners') }).click()
    await page.getByRole('button', { name: t('team.filter.associates') }).click()
    await expect(page.getByRole('button', { name: t('team.filter.associates') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    release()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('team.filter.associates') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('button', { name: t('team.filter.partners') })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })

  test.describe(() => {
    test.use({ expectedConsole: /ERR_FAILED|status of 400/ })

    test(`whatever does not arrive, a press says so, and the next one is answered (${language})`, async ({
      visit,
    }) => {
      for (const lost of [/\/assets\/(?!first)[^/]*\.js/, /\/assets\/[^/]*\.css/, /\/boot\//]) {
        const page = await visit({ language })
        await page.goto('/')
        await page.route(lost, (route) => route.abort())
        await page.getByRole('button', { name: t('team.filter.partners') }).click()
        await expect(page.getByRole('alert').filter({ hasText: t('toast.generic') })).toBeVisible()
        expect(await isStarted(page)).toBe(false)
        await page.unrouteAll({ behavior: 'wait' })
        await page.locator('.testimonial-dots button').nth(1).click()
        await expect(page.locator('.testimonial-dots button').nth(1)).toHaveAttribute('aria-current', 'true')
        await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1)
      }
    })

    test(`a lost line: links and forms do what they do without scripts, a button says so (${language})`, async ({
      visit,
    }) => {
      const page = await visit({ language })
      await page.route(/\/assets\/(?!first)[^/]*\.js/, (route) => route.abort())
      await page.goto('/')
      await page.getByRole('button', { name: t('team.filter.partners') }).click()
      await expect(page.getByRole('alert').filter({ hasText: t('toast.generic') })).toBeVisible()
      await page.goto('/contact')
      const form = page.locator('form[data-form="contact"]')
      await form.getByLabel(t('form.fullName')).fill('Sara')
      await form.getByRole('button', { name: t('form.submit') }).click()
      await page.waitForURL(/\/contact/)
      await expect(form.getByLabel(t('form.fullName'))).toHaveValue('Sara')
      await expect(form.getByRole('heading', { name: t('form.errorSummary.title') })).toBeVisible()
    })
  })

  test(`who is logged in sees their name without touching anything (${language})`, async ({ visit }) => {
    const page = await visit({ language })
    await registerClient(page, 'Sara', language)
    await page.goto('/')
    await expect(page.locator('.site-account')).toContainText('Sara')
  })
})
