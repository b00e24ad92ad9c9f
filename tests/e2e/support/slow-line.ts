import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Simulates an old phone on a slow connection: a six times slower CPU, 400 kbit/s, 400 ms latency. */
export const slowDown = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Holds matching requests until the returned function is called. */
export const hold = async (page: Page, requests: RegExp | string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(requests, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Clicks the retry button of a part that failed to load. Its requests wait for the click: a background refetch could
 * otherwise load the part first, and the button would be gone.
 */
export const clickRetry = async (page: Page, requests: string, name: string): Promise<void> => {
  const release = await hold(page, requests)
  await page.getByRole('button', { name }).click()
  release()
}

/** The script file of one of our modules. Small modules share files. */
export const scriptOf = (module: string): string => {
  const modules: Record<string, string> = JSON.parse(readFileSync('dist/browser/.vite/modules.json', 'utf8'))
  const file = modules[module]
  if (!file) throw new Error(`the build has no ${module}`)
  return `/${file}`
}

export const holdModule = (page: Page, module: string): Promise<() => void> =>
  hold(page, `**${scriptOf(module)}`)

/** Holds the scripts of the app. */
export const holdApp = (page: Page): Promise<() => void> => hold(page, /\/assets\/(?!first)[^/]*\.js/)

export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hydrated === 'true')
