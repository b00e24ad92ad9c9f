import { expect, it } from 'vitest'
import { missingSections, sectionsOf, wordCount } from './language-column.tsx'

it('counts words in both scripts, but not addresses, and finds the sections that the Arabic text lacks', () => {
  expect(wordCount('')).toBe(0)
  expect(wordCount('## Two words\n\nA **bold** [link](https://law.example/a/b).')).toBe(5)
  expect(wordCount('نصٌّ من أربع كلمات')).toBe(4)
  const english = '## Price\n\na\n\n### Inner\n\n## **Delivery** and inspection'
  expect(sectionsOf(english)).toEqual(['Price', 'Delivery and inspection'])
  expect(missingSections(english, '## الثمن\n\nنص')).toEqual(['Delivery and inspection'])
  expect(missingSections(english, '')).toEqual([])
  expect(missingSections('', '## الثمن')).toEqual([])
})
