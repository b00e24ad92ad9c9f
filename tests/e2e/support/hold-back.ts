import type { Page } from '@playwright/test'

/** Delays an answer until it is released, so that the loading state can be seen. */
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
