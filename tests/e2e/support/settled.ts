import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const kinds = new Set(['fetch', 'xhr', 'script'])
const quietMs = 100
const stepMs = 20
const maxMs = 5000

/**
 * Makes `goto` and `reload` wait for the data of a page behind the login. Its parts load one by one, and a
 * part that grows moves the ones below: a click at that moment misses its button. Without `waitUntil` only.
 */
export const waitForData = (page: Page): void => {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (kinds.has(request.resourceType())) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))

  const isBusy = async () =>
    pending.size > 0 ||
    (await page
      .locator('.page-spinner, [aria-busy="true"], .skeleton')
      .count()
      .catch(() => 1)) > 0
  // A request that a test holds on purpose ends the wait.
  const settle = async () => {
    if (!/^\/(dashboard|client)(\/|$)/.test(new URL(page.url()).pathname)) return
    const end = Date.now() + maxMs
    for (let quietFor = 0; quietFor < quietMs && Date.now() < end; quietFor += stepMs) {
      if (await isBusy()) quietFor = 0
      await wait(stepMs)
    }
  }
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options)
    if (!options?.waitUntil) await settle()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload.call(page, options)
    await settle()
    return answer
  }
}
