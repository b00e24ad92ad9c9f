import type { Page, Route } from '@playwright/test'

/**
 * Holds the POST requests to a URL. The returned function drops them before the interception ends, which would
 * let a request through that the browser has not canceled yet.
 */
export const holdPosts = async (page: Page, url: string): Promise<() => Promise<void>> => {
  const held: Route[] = []
  await page.route(url, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    held.push(route)
  })
  return async () => {
    for (const route of held) await route.abort().catch(() => undefined)
    await page.unroute(url)
  }
}
