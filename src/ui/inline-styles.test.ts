import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

test('finds no style attribute or element in components', () => {
  const offenders = sources.filter(({ text }) => /\sstyle=\{|<style|dangerouslySetInnerHTML/.test(text))
  expect(offenders.map(({ name }) => name)).toEqual([])
})
