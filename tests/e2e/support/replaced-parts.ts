import { expect, type Page } from '@playwright/test'

type Watched = Window & { replaced?: string[] }

/** Records which parts of the server's HTML React replaces, from the next page on. */
export const watchReplacedParts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const replaced: string[] = []
    ;(window as Watched).replaced = replaced
    addEventListener('DOMContentLoaded', () => {
      const own = new WeakSet(document.body.querySelectorAll('*'))
      const isPart = (node: Node): node is Element =>
        node instanceof Element &&
        own.has(node) &&
        node.matches(
          ':is(section, button, a, input, select, textarea), :has(h2, button, a, input, select, textarea)',
        )
      new MutationObserver((records) => {
        for (const { removedNodes } of records)
          for (const node of removedNodes) if (isPart(node)) replaced.push(node.outerHTML.slice(0, 120))
      }).observe(document.body, { subtree: true, childList: true })
    })
  })

/** A part that React replaces disappears for a moment, and a press on it is lost. */
export const expectNoReplacedParts = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => (window as Watched).replaced)).toEqual([])
}
