import { chromium } from '@playwright/test'
import type { Row } from './rows.ts'

/** Requests and bytes over the wire of the home page until the network is idle, before any interaction. */
export const measureWeight = async (port: number, language: string): Promise<Row> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const sizes: Record<string, number> = {}
    let requests = 0
    page.on('requestfinished', async (request) => {
      requests += 1
      const kind = request.resourceType()
      const { responseBodySize } = await request.sizes()
      sizes[kind] = (sizes[kind] ?? 0) + responseBodySize
    })
    await page.goto(`http://127.0.0.1:${port}/?lang=${language}`, { waitUntil: 'networkidle' })
    const kilobytes = (kind: string) => `${kind} ${((sizes[kind] ?? 0) / 1024).toFixed(1)} KB`
    return {
      what: `home page before a touch, ${language}`,
      value: `${requests} requests: ${['document', 'stylesheet', 'script', 'font', 'image'].map(kilobytes).join(', ')}`,
    }
  } finally {
    await browser.close()
  }
}
