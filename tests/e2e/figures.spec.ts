import { readFile } from 'node:fs/promises'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '#features/figures/months.ts'
import { defaultMonths } from '#features/figures/values.ts'
import { hijriMonthsOf, monthsOf } from '#i18n/calendar-format.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Language,
  language,
  phone,
  t,
  test,
} from './support/fixtures.ts'
import { resize } from './support/looks.ts'
import { goWithin, openOffice, openPage } from './support/office.ts'

const current = monthOf(new Date().toISOString())
const range = (from: string, to: string, language: Language) =>
  monthsOf(firstDayOf(from), lastDayOf(to), language)

test('the office opens, downloads and prints its figures', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard')
  const ofMonth = page.getByRole('region', { name: t('figures.preset.thisMonth') })
  await expect(ofMonth.getByText(t('figures.home.median'))).toBeVisible()
  await ofMonth.getByRole('link', { name: t('dash.figures') }).click()
  await expect(page).toHaveURL(/\/dashboard\/figures$/)
  const main = page.getByRole('main')
  const from = addMonths(current, 1 - defaultMonths)
  await expect(main.getByText(range(from, current, language)).first()).toBeVisible()
  await expect(
    main.getByText(hijriMonthsOf(firstDayOf(from), lastDayOf(current), language)).first(),
  ).toBeVisible()

  const requests = main.getByRole('region', { name: t('figures.requests.title'), exact: true })
  const drawing = requests.getByRole('img')
  await expect(drawing).toHaveAccessibleName(new RegExp(t('figures.requests.title')))
  const counted = Number(/\d+/.exec(await requests.locator('.figure-text').innerText())?.[0])
  expect(counted).toBeGreaterThan(0)
  // The time axis follows the text direction: the current month is at the end.
  const ends = await drawing.locator('.chart-plot').evaluate((plot) => {
    const { left, right } = plot.getBoundingClientRect()
    const labels = [...plot.querySelectorAll('.chart-label')].map((each) => each.getBoundingClientRect().left)
    return { last: labels.at(-1) ?? 0, middle: (left + right) / 2 }
  })
  expect(ends.last > ends.middle).toBe(language === 'en')

  const fold = requests.getByRole('button', {
    name: t('figures.tableOf', { figure: t('figures.requests.title') }),
  })
  const table = requests.getByRole('table', { name: t('figures.requests.title') })
  await expect(table).toBeHidden()
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(table).toBeVisible()
  const totals = await table.locator('tbody td:last-child').allInnerTexts()
  expect(totals.length).toBe(defaultMonths)
  expect(totals.reduce((sum, text) => sum + Number(text), 0)).toBe(counted)

  const arriving = page.waitForEvent('download')
  await requests
    .getByRole('link', { name: t('figures.csvOf', { figure: t('figures.requests.title') }) })
    .click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe(`${t('figures.file.requests')}-${from}-${current}.csv`)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toMatch(new RegExp(`^\ufeff${t('figures.month')}[;,]${t('figures.hijri')}[;,]`))
  expect(lines.slice(1, -1).map((line) => line.split(/[;,]/).at(-1))).toEqual(totals)
  await expectAccessible(page)
})

test('the figures explain answers before the first talk, and have documents by state', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/figures')
  const figure = page.getByRole('region', { name: t('figures.preparation.title'), exact: true })
  await expect(figure).toContainText(t('figures.preparation.definition'))
  await figure
    .getByRole('button', { name: t('figures.tableOf', { figure: t('figures.preparation.title') }) })
    .click()
  const table = figure.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(10)
  const shown = await figure.locator('.bar-list, ul, dl').first().innerText()
  for (const state of ['open', 'late', 'refused', 'received', 'accepted'] as const)
    expect(shown).toContain(t(`figures.papers.${state}`))
  await expectAccessible(page)
})

test('the office selects other months, which the URL preserves', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/figures', { viewport: phone })
  const main = page.getByRole('main')
  const lastYear = main.getByRole('button', { name: t('figures.preset.lastYear') })
  await lastYear.click()
  const year = Number(current.slice(0, 4)) - 1
  await expect(page).toHaveURL(new RegExp(`from=${year}-01&to=${year}-12`))
  await expect(main.getByText(range(`${year}-01`, `${year}-12`, language)).first()).toBeVisible()
  await openPage(page, '/dashboard/figures?from=2015-01&to=2015-03')
  await expect(main.getByText(t('figures.none'))).toBeVisible()
  // Open work does not depend on the selected months.
  await expect(main.getByRole('region', { name: t('figures.load.title'), exact: true })).toBeVisible()
  await main.getByRole('combobox', { name: t('figures.to') }).click()
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(new RegExp(`to=${current}`))
  await expect(main.getByRole('img').first()).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.emulateMedia({ media: 'print' })
  await resize(page, desktop)
  await expect(main.getByRole('table').first()).toBeVisible()
  await expect(main.getByRole('button', { name: t('figures.print') })).toBeHidden()
  await expect(main.getByText(/^.*\d{4}.*$/).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  // The width of A4 between its margins: no table overflows, and no month wraps within a word.
  await page.setViewportSize({ width: 604, height: 900 })
  const wide = await main
    .locator('.figure-scroll')
    .evaluateAll((frames) => frames.filter((each) => each.scrollWidth > each.clientWidth).length)
  expect(wide).toBe(0)
  // Months do not overlap in a chart beside its table either.
  await page.setViewportSize({ width: 1020, height: 720 })
  await page.goto('/dashboard/figures')
  await expect(main.getByRole('img').first()).toBeVisible()
  const overlapping = await main
    .getByRole('img')
    .first()
    .evaluate((chart) => {
      const boxes = [...chart.querySelectorAll<SVGTextElement>('.chart-label')]
        .filter((label) => label.checkVisibility())
        .map((label) => label.getBoundingClientRect())
      return boxes.filter((one, at) =>
        boxes
          .slice(at + 1)
          .some(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      ).length
    })
  expect(overlapping).toBe(0)
  await expect(main.locator('.figure').first()).toHaveCSS('break-inside', 'auto')
})

test('the figures mark unfinished months, and empty charts are not drawn', async ({ visit }) => {
  const page = await openOffice(visit, '/dashboard/help')
  let isMoving = false
  await page.route('**/api/admin/figures?*', async (route) => {
    const response = await route.fetch()
    const figures = await response.json()
    const months = figures.requests.map(({ month }: { month: string }, at: number) =>
      isMoving && at === 0 ? { month, joined: 1, left: 400 } : { month, joined: 0, left: 0 },
    )
    await route.fulfill({ response, json: { ...figures, subscribers: { now: 3, months } } })
  })
  await goWithin(page, '/dashboard/figures')
  const main = page.getByRole('main')
  const figure = (title: 'requests' | 'subscribers') =>
    main.getByRole('region', { name: t(`figures.${title}.title`), exact: true })
  await expect(figure('requests').getByText(t('figures.current'))).toBeVisible()
  await expect(figure('subscribers')).toContainText('3')
  await expect(figure('subscribers').getByRole('img')).toHaveCount(0)
  isMoving = true
  await main.getByRole('button', { name: t('figures.preset.lastYear') }).click()
  await expect(figure('subscribers').getByRole('img')).toBeVisible()
  // The axis has few lines even with one subscriber and many who left.
  expect(await figure('subscribers').locator('.chart-axis text').count()).toBeLessThan(8)
  await page.goto(`/dashboard/figures?from=${current}&to=${current}`)
  const month = monthsOf(firstDayOf(current), lastDayOf(current), language)
  await expect(figure('requests').locator('.figure-text')).toContainText(month)
  await expect(figure('requests').locator('.figure-text')).not.toContainText('(')
})
