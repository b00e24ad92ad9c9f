import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Text } from './dictionary.ts'
import { areasOf } from './texts.ts'

const source = join(import.meta.dirname, '..')
const english: Record<string, Text> = Object.assign({}, ...Object.values(areasOf.en))

const placeholdersOf = (text: Text): Set<string> => {
  const forms = typeof text === 'string' ? [text] : Object.values(text)
  return new Set(forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)))
}

/** Calls of `t` with a literal key and an object of values, which may contain other objects. */
const call = /\bt\(\s*'([\w.-]+)'\s*,\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*,?\s*\)/g

/** The names, with or without a colon after them, outside nested brackets. */
const namesIn = (values: string): Set<string> => {
  let flat = values
  for (let before = ''; before !== flat; ) {
    before = flat
    flat = flat.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|`[^`]*`/g, '')
  }
  return new Set(flat.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []))
}

it('has a value for each placeholder of a text', () => {
  const checked: string[] = []
  const wrong: string[] = []
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source, exclude: (name) => /\.test\./.test(name) })) {
    const text = readFileSync(join(source, file), 'utf8')
    for (const [, key = '', values = ''] of text.matchAll(call)) {
      const template = english[key]
      if (template === undefined || values.includes('...')) continue
      checked.push(key)
      const given = namesIn(values)
      for (const name of placeholdersOf(template))
        if (!given.has(name)) wrong.push(`${file}: ${key} has no ${name}`)
    }
  }
  expect(checked.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})
