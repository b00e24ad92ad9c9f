import type { Page } from '@playwright/test'
import {
  colorRules,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  language,
  phone,
  type Theme,
  test,
  type Visit,
} from './support/fixtures.ts'
import { changeTheme, resize, showsLooks } from './support/looks.ts'
import { missingPages, publicPages } from './support/public-pages.ts'

test.use({ expectedConsole: missingPages })
// The longest file: both workers share it.
test.describe.configure({ mode: 'parallel' })

/** Opens a page and scrolls through it, so that every part hydrates. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    // Intersection observers run between two frames.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await expect(page.locator('[aria-busy=true], [data-arriving]')).toHaveCount(0)
}

type Condition = {
  name: string
  viewport?: Visit['viewport']
  theme?: Theme
  media?: Parameters<Page['emulateMedia']>[0]
  isEnlarged?: boolean
  /** The axe rules to check where only some results can differ. An empty list checks none. */
  rules?: string[]
  /** Rules to skip because their findings are invisible to users. */
  without?: string[]
}

const narrow = { width: 320, height: 640 }

/** Rules whose result depends on the size of the window or the text. */
const sizeRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/**
 * Devices and settings for a page, one after another. Each rule runs in one of them at least.
 */
const conditions: Condition[] = [
  { name: 'in the dark', theme: 'dark', rules: colorRules },
  { name: 'on a phone in the dark', viewport: phone, theme: 'dark' },
  { name: 'on a phone', viewport: phone, rules: [] },
  { name: 'on 320 px', viewport: narrow, rules: [] },
  // axe still reads our own colors.
  { name: 'in forced colors', media: { forcedColors: 'active' }, rules: [], without: ['color-contrast'] },
  { name: 'with text twice as large', isEnlarged: true, rules: [] },
  { name: 'on a phone, with text twice as large', viewport: phone, isEnlarged: true, rules: sizeRules },
]

const settle = async (page: Page, { viewport = desktop, theme = 'light', media, isEnlarged }: Condition) => {
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none', ...media })
  await changeTheme(page, theme)
  await resize(page, viewport)
  await enlarge(page, isEnlarged)
}

const half = Math.ceil(publicPages.length / 2)
const halves = [
  { which: 'one half', pages: publicPages.slice(0, half) },
  { which: 'the other half', pages: publicPages.slice(half) },
]

for (const { which, pages } of halves)
  test(`every public page passes axe, fits its window and works by keyboard: ${which}`, async ({ visit }) => {
    const page = await visit({ language })
    for (const path of pages)
      await test.step(path, async () => {
        await page.setViewportSize(desktop)
        // An element with focus is checked at its final position, not during scrolling.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, path)
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        // accessibility.spec.ts runs axe here.
        await test.step('with reduced motion', () => expectWhole(page, [], []))
        // English words differ in length only: the other looks are checked in Arabic.
        if (!showsLooks(language))
          for (const viewport of [phone, narrow])
            await test.step(`on ${viewport.width} px`, async () => {
              await resize(page, viewport)
              await expectNoSidewaysScroll(page)
            })
        if (!showsLooks(language)) return
        await test.step('by keyboard only', () => walk(page))
        await test.step('in Arabic', () => expectArabic(page))
        for (const condition of conditions)
          await test.step(condition.name, async () => {
            await settle(page, condition)
            await expectWhole(page, condition.without, condition.rules)
          })
      })
  })

/** Scrolled to the top, because the header would cover parts of the page. */
const expectWhole = async (page: Page, without?: string[], rules?: string[]) => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectNoSidewaysScroll(page)
  if (rules?.length !== 0) await expectAccessible(page, without, rules)
}

/** Enlarges the text like a browser setting: all our sizes are relative to it. */
const enlarge = (page: Page, isEnlarged = false) =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    isEnlarged ? '200%' : '',
  )

type Stop = { key: string; ring: boolean; isSeen: boolean; isLarge: boolean }

/**
 * Presses Tab until the focus order starts again. Every element must show a focus ring, be in view and be a large
 * enough target.
 */
const walk = async (page: Page): Promise<void> => {
  const stops: Stop[] = []
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (!stop) break
    stops.push(stop)
  }
  expect(stops.length).toBeGreaterThan(0)
  expect(stops.length).toBeLessThan(200)
  expect(stops.filter(({ ring, isSeen, isLarge }) => !ring || !isSeen || !isLarge)).toEqual([])
}

/** Undefined after the last element, when the focus has left the page. */
const describeFocus = (): Stop | undefined => {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return undefined
  // A visually hidden checkbox is represented by its label or its neighbor.
  const drawn = element.matches('input[type=checkbox], input[type=radio]')
    ? (element.closest('label') ?? element)
    : element
  const { outlineStyle, outlineWidth, boxShadow, display } = getComputedStyle(element)
  // A link that covers its card has its focus ring around the card.
  const around = [getComputedStyle(element, '::after')]
  for (let at = element.parentElement; at && around.length < 5; at = at.parentElement)
    around.push(getComputedStyle(at))
  const box = drawn.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)]
  const top = document.elementFromPoint(x, y)
  const isInText = display === 'inline'
  return {
    key: `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40)}`,
    ring:
      // The browser draws its own focus ring around parts of a date, which scripts cannot detect.
      element.matches('[type=date]') ||
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      boxShadow !== 'none' ||
      around.some((style) => style.outlineStyle !== 'none'),
    isSeen: !!top && (drawn.contains(top) || top.contains(drawn)),
    isLarge: isInText || (box.width >= 24 && box.height >= 24),
  }
}

/**
 * Latin text that an Arabic page may contain: names without an Arabic form, addresses and the punctuation around them.
 */
const latinNames =
  /[\u2066-\u2069]|\S+@\S+|(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+|\b(?:X|LinkedIn|Instagram|Facebook|YouTube|WhatsApp|OpenStreetMap|Google|Analytics|PDF|IP|English|Mizan)\b/g

/** The page contains no English except names, addresses and text marked as English. */
const expectArabic = async (page: Page) => {
  const found = await page.evaluate(latinTexts)
  expect(found.filter((text) => /[A-Za-z]{2,}/.test(text.replace(latinNames, '')))).toEqual([])
}

/**
 * Text and accessible names outside elements marked as English or as left-to-right. Skips the content of `noscript`,
 * which is invisible while scripts run.
 */
const latinTexts = (): string[] => {
  const isMarked = (element: Element | null) =>
    !!element?.closest(
      '[lang=en], bdi, code, [dir=ltr], script, noscript, style, [hidden], [aria-hidden=true]',
    )
  const latin = /[A-Za-z]{2,}/
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    if (latin.test(text) && !isMarked(node.parentElement)) texts.push(text)
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
    for (const attribute of ['aria-label', 'placeholder', 'alt', 'title']) {
      const text = element.getAttribute(attribute)?.trim() ?? ''
      if (latin.test(text) && !isMarked(element)) texts.push(text)
    }
  return texts
}
