import { expect, languages, test, themes } from './support/fixtures.ts'

// The illustration follows the time in Riyadh, wherever the browser is.

/** The position of the light as a share of the width, and the opacity of sun and lamps. */
const light = (wall: string) => {
  const part = (name: string) => document.querySelector(`${wall} ${name}`) as SVGElement
  const { transform, opacity } = getComputedStyle(part('.wall-sun'))
  const { width } = (part('.wall-sun').ownerSVGElement as SVGSVGElement).viewBox.baseVal
  return {
    at: Math.round((new DOMMatrix(transform).e / width) * 100) / 100,
    sun: opacity,
    lamps: getComputedStyle(part('.wall-lamp')).opacity,
  }
}

const noon = ['12:00', '2026-03-01T12:00:00+03:00', { at: 0.79, sun: '1', lamps: '0' }] as const
const hours = [
  ['06:00', '2026-03-01T06:00:00+03:00', { at: 0.62, sun: '1', lamps: '0' }],
  noon,
  ['17:59', '2026-03-01T17:59:00+03:00', { at: 0.93, sun: '1', lamps: '0' }],
  ['18:00', '2026-03-01T18:00:00+03:00', { sun: '0', lamps: '1' }],
  ['21:00', '2026-03-01T21:00:00+03:00', { sun: '0', lamps: '1' }],
  ['05:59', '2026-03-02T05:59:00+03:00', { sun: '0', lamps: '1' }],
] as const

test.describe('from a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the light is where the sun is in Riyadh, in either language and theme', async ({ visit }) => {
    for (const language of languages)
      for (const theme of themes) {
        const page = await visit({ language, theme })
        // The light moves alike in each of them.
        for (const [name, instant, expected] of language === 'ar' && theme === 'light' ? hours : [noon]) {
          await page.clock.setFixedTime(new Date(instant))
          await page.goto('/')
          expect(await page.evaluate(() => new Date().getTimezoneOffset())).toBe(300)
          expect([name, await page.evaluate(light, '.hero .wall-wide')]).toMatchObject([name, expected])
        }
      }
  })
})

test('the illustration beside the login follows the time too, and its last row of openings is complete', async ({
  visit,
}) => {
  for (const width of [1024, 1280, 1440, 1920]) {
    const page = await visit({ viewport: { width, height: 900 } })
    await page.clock.install({ time: new Date('2026-03-01T06:00:00+03:00') })
    await page.goto('/auth')
    await expect(page.locator('.auth-panel > .wall')).toBeVisible()
    expect((await page.evaluate(light, '.auth-panel')).at).toBe(0.12)
    const cut = await page.evaluate(() => {
      const foot = (name: string) =>
        Math.max(...[...document.querySelectorAll(name)].map((each) => each.getBoundingClientRect().bottom))
      return foot('.auth-panel .wall-row-1 use') - foot('.auth-panel > .wall')
    })
    expect(cut).toBeLessThanOrEqual(0)
  }
})
