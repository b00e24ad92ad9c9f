import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

test('only parts of Radix that write no inline style are in use', () => {
  const used = sources.flatMap(({ text }) =>
    [...text.matchAll(/'radix-ui\/([a-z-]+)'/g)].map((found) => found[1]),
  )
  expect([...new Set(used)].sort()).toEqual(['dropdown-menu', 'toast', 'tooltip'])
})

test('no component writes a style attribute or element', () => {
  const offenders = sources.filter(({ text }) => /\sstyle=\{|<style|dangerouslySetInnerHTML/.test(text))
  expect(offenders.map(({ name }) => name)).toEqual([])
})
