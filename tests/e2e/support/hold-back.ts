import type { Page } from '@playwright/test'

/** Holds an answer back until it is let go, so that what stands in its place can be seen. */
export const holdBack = async (page: Page, path: string): Promise<() => void> => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
