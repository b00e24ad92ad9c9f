import type { Page } from '@playwright/test'

/** A phone of some years ago on a slow line: a processor six times slower, 400 kbit/s, 400 ms to the server. */
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

/** What matches waits until the function that this returns is called. */
export const hold = async (page: Page, asked: RegExp): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(asked, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** The scripts of the app. */
export const holdApp = (page: Page): Promise<() => void> => hold(page, /\/assets\/(?!first)[^/]*\.js/)

export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.hydrated === 'true')
