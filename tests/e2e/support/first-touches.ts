import type { Locator, Page } from '@playwright/test'
import type { TextKey } from '#i18n/translate.tsx'
import { factsOf, type Language } from '#languages/language.ts'

export type FirstTouch = {
  name: string
  path: string
  isPhone?: boolean
  part: (page: Page) => Locator
  /** Clicks the part, or presses a key. The part is in view, and has the focus for a key. */
  touch: (part: Locator) => Promise<void>
  /** Whether feedback is visible, apart from the page's progress bar. */
  isSeen: 'by the bar' | ((part: Locator) => Promise<boolean>)
  /** Visible once the interaction has taken effect. */
  result: (page: Page) => Locator
}

const press = (part: Locator) => part.click()
const key = (name: string) => (part: Locator) => part.press(name)
const word = 'عقد'

/** Every part that a visitor may use first, by pointer and, where that differs, by keyboard. */
export const firstTouches = (language: Language, t: (key: TextKey) => string): FirstTouch[] => {
  const other = language === 'ar' ? 'en' : 'ar'
  const form = (page: Page) => page.locator('form[data-form="consultation"]')
  const menu = {
    path: '/',
    isPhone: true,
    part: (page: Page) => page.getByRole('button', { name: t('nav.menu.open') }),
    isSeen: 'by the bar' as const,
    result: (page: Page) => page.getByRole('dialog').getByRole('navigation').first(),
  }
  const theme = {
    path: '/',
    part: (page: Page) => page.getByRole('button', { name: t('nav.theme') }),
    isSeen: 'by the bar' as const,
    result: (page: Page) => page.getByRole('menuitemradio', { name: t('nav.theme.dark') }),
  }
  const favorite = {
    path: '/publications/3',
    part: (page: Page) => page.locator('.publication-tool:visible', { hasText: t('portal.addFavorite') }),
    isSeen: 'by the bar' as const,
    result: (page: Page) => page.getByRole('dialog'),
  }
  const languageLink = {
    path: '/about',
    part: (page: Page) => page.getByRole('banner').getByRole('link', { name: factsOf(other).name }),
    isSeen: 'by the bar' as const,
    result: (page: Page) => page.locator(`html[lang="${other}"]`),
  }
  const team = {
    path: '/',
    part: (page: Page) => page.getByRole('button', { name: t('team.filter.partners') }),
    isSeen: async (part: Locator) => (await part.getAttribute('aria-pressed')) === 'true',
    result: (page: Page) => page.locator('#team [role="status"]', { hasText: '3' }),
  }
  const service = {
    path: '/',
    part: (page: Page) => page.locator('.ledger-request').first(),
    isSeen: 'by the bar' as const,
    result: (page: Page) => page.getByRole('dialog'),
  }
  const testimonial = {
    path: '/',
    part: (page: Page) => page.locator('.testimonial-dots button').nth(1),
    isSeen: 'by the bar' as const,
    result: (page: Page) => page.locator('.testimonial-dots button:nth-child(2)[aria-current]'),
  }
  const category = {
    path: '/publications',
    part: (page: Page) => page.getByRole('link', { name: t('area.corporate'), exact: true }).first(),
    isSeen: 'by the bar' as const,
    result: (page: Page) =>
      page.locator('.archive-choices [aria-current="true"]', { hasText: t('area.corporate') }),
  }
  const search = {
    path: '/publications',
    isSeen: 'by the bar' as const,
    result: (page: Page) => page.getByRole('status').filter({ hasText: word }),
  }
  const searchField = (page: Page) => page.getByRole('searchbox')
  const text = {
    path: '/',
    part: (page: Page) => form(page).getByLabel(t('form.firstName')),
    isSeen: async (part: Locator) => (await part.inputValue()) === 'سارة',
    result: (page: Page) => form(page).locator('input[name="firstName"]'),
  }
  const send = {
    path: '/',
    isSeen: 'by the bar' as const,
    result: (page: Page) => form(page).getByRole('heading', { name: t('form.errorSummary.title') }),
  }
  return [
    { ...menu, name: 'menu, pointer', touch: press },
    { ...menu, name: 'menu, key', touch: key('Enter') },
    { ...theme, name: 'theme, pointer', touch: press },
    { ...theme, name: 'theme, key', touch: key('Enter') },
    { ...theme, name: 'theme, arrow', touch: key('ArrowDown') },
    { ...favorite, name: 'favorite, pointer', touch: press },
    { ...favorite, name: 'favorite, key', touch: key('Enter') },
    { ...languageLink, name: 'language, pointer', touch: press },
    { ...languageLink, name: 'language, key', touch: key('Enter') },
    { ...team, name: 'filter of the team, pointer', touch: press },
    { ...team, name: 'filter of the team, key', touch: key('Space') },
    { ...service, name: 'service, pointer', touch: press },
    { ...testimonial, name: 'testimonial, pointer', touch: press },
    { ...category, name: 'filter of a list, pointer', touch: press },
    { ...category, name: 'filter of a list, key', touch: key('Enter') },
    {
      ...search,
      name: 'search, pointer',
      part: (page) => page.getByRole('button', { name: t('publications.search.submit') }),
      touch: async (part) => {
        await searchField(part.page()).fill(word)
        await part.click()
      },
    },
    {
      ...search,
      name: 'search, key',
      part: searchField,
      touch: async (part) => {
        await part.fill(word)
        await part.press('Enter')
      },
    },
    { ...text, name: 'field of a form, typing', touch: (part) => part.pressSequentially('سارة') },
    {
      ...send,
      name: 'sending a form, pointer',
      part: (page) => form(page).getByRole('button', { name: t('form.submit') }),
      touch: press,
    },
    {
      ...send,
      name: 'sending a form, key',
      part: (page) => form(page).getByLabel(t('form.firstName')),
      touch: key('Enter'),
    },
  ]
}

/**
 * Resolves at the frame in which the page shows its progress bar. The page reports it, because the browser
 * does not answer questions during a navigation.
 */
export const barOf = async (page: Page): Promise<{ bar: Promise<void> }> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('tellOfBar', resolve)
  await page.addInitScript(() => {
    const look = () => {
      const { content, blockSize } = getComputedStyle(document.documentElement, '::before')
      if (content !== 'none' && Number.parseFloat(blockSize) > 0) Reflect.get(window, 'tellOfBar')()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return { bar: promise }
}
