import { expect, type Frame, type Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose result depends on the theme, because it changes only colors. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects no findings by axe, apart from the rules left out. Waits for fonts and animations. With `rules`, checks only
 * those.
 */
export const expectAccessible = async (
  page: Page,
  without: string[] = [],
  rules?: string[],
): Promise<void> => {
  await Promise.all(page.frames().map(bringAxe))
  await standsStill(page)
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  }
  const violations = await page.evaluate(async (requested) => {
    // A toast that expires during the check would fade.
    const atOnce = new CSSStyleSheet()
    atOnce.replaceSync('.toast { animation-duration: 0s !important }')
    document.adoptedStyleSheets.push(atOnce)
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, requested)
    document.adoptedStyleSheets.pop()
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
  expect(violations).toEqual([])
}

/** Like `expectAccessible`, from the top of all that scrolls: a control half under an edge would count as too small. */
export const expectAccessibleFromTop = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('*')) part.scrollTo({ top: 0, behavior: 'instant' })
  })
  await expectAccessible(page)
}

/** Injects axe once per page, since it is half a megabyte. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axe.source)
  // axe in the page expects axe in every frame.
  await frame.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }),
  )
}

/** Waits until fonts are loaded and finite animations have ended: then the layout is complete. */
const standsStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, playbackRate }) =>
            playState !== 'finished' &&
            playbackRate !== 0 &&
            Number.isFinite(effect?.getComputedTiming().endTime),
        )
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    // The end of an animation may start another.
    for (let rest = moving(); rest.length > 0; rest = moving()) {
      for (const animation of rest) animation.finish()
      await nextFrame()
    }
  })

/** Expects no horizontal scrolling, once the fonts are loaded and nothing moves. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  await standsStill(page)
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < 0 || right > clientWidth)
    }
    return [
      `the page by ${scrollWidth - clientWidth} px of ${clientWidth}`,
      ...[...document.body.querySelectorAll('*')]
        .filter(isOutside)
        .map((element) => (element.cloneNode() as Element).outerHTML),
    ]
  })
  expect(tooWide).toEqual([])
}
