import { expect, it } from 'vitest'
import { fill } from './dictionary.ts'
import { isolatedFileName } from './file-name.ts'

it.each([
  ['عقد العمل (v2).pdf', '\u2068عقد العمل \u2066(v2).pdf\u2069\u2069'],
  ['عقد.pdf', '\u2068عقد.\u2066pdf\u2069\u2069'],
  ['عقد_v2.pdf', '\u2068عقد_\u2066v2.pdf\u2069\u2069'],
])('isolates the Latin end of %s, in a sentence too', (name, written) => {
  expect(isolatedFileName(name)).toBe(written)
  expect(fill('{name}.', 'ar', { name: isolatedFileName(name) })).toBe(`${written}.`)
})

it.each(['Lease (v2).pdf', 'عقد'])('does not isolate parts of %s', (name) => {
  expect(isolatedFileName(name)).toBe(name)
  expect(fill('{name}', 'ar', { name })).toBe(`\u2068${name}\u2069`)
})
