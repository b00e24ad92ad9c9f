import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, it } from 'vitest'

const root = new URL('../../..', import.meta.url)

/** Classes that a sheet styles directly: `.card`, `.card:hover`, but not `.page .card` or print rules. */
const classesOf = (path: string): string[] => {
  const classes = new Set<string>()
  const sheet = postcss.parse(readFileSync(new URL(path, root), 'utf8'))
  sheet.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  sheet.walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const [, name] = /^\.([\w-]+)(?::[\w-]+|\[[^\]]*\])*$/.exec(selector) ?? []
      if (name) classes.add(name)
    }
  })
  return [...classes]
}

// All pages share one built sheet: another class of the same name would affect this one.
it('styles each class in one file only', () => {
  const homes = new Map<string, string[]>()
  for (const path of globSync('src/**/*.css', { cwd: root }).sort())
    if (!path.endsWith('/tokens.css'))
      for (const name of classesOf(path)) homes.set(name, [...(homes.get(name) ?? []), path])
  expect(homes.size).toBeGreaterThan(500)
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([])
})
