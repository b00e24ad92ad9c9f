import { expect, test } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 13, [1, 2, 3, 'gap-after', 13]],
  [3, 13, [1, 2, 3, 4, 'gap-after', 13]],
  [7, 13, [1, 'gap-before', 6, 7, 8, 'gap-after', 13]],
  [13, 13, [1, 'gap-before', 11, 12, 13]],
  [2, 5, [1, 2, 3, 4, 5]],
])('shows the neighbors and both ends for page %i of %i', (page, pageCount, shown) => {
  expect(pagesToShow(page, pageCount)).toEqual(shown)
})

test('includes the first, the last and the current page, without duplicates', () => {
  for (let pageCount = 1; pageCount < 20; pageCount++) {
    for (let page = 1; page <= pageCount; page++) {
      const shown = pagesToShow(page, pageCount)
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown).toContain(page)
      expect(shown[0]).toBe(1)
      expect(shown.at(-1)).toBe(pageCount)
    }
  }
})
