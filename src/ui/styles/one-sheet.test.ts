import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, it } from 'vitest'

const root = new URL('../../..', import.meta.url)

/** The classes that a sheet gives their look: `.card`, `.card:hover`, but not `.page .card` and nothing for paper. */
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

// All pages share one built sheet: a class of the same name elsewhere would change this one.
it('a class gets its look in one file', () => {
  const homes = new Map<string, string[]>()
  for (const path of globSync('src/**/*.css', { cwd: root }).sort())
    if (!path.endsWith('/tokens.css'))
      for (const name of classesOf(path)) homes.set(name, [...(homes.get(name) ?? []), path])
  expect(homes.size).toBeGreaterThan(500)
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([])
})
