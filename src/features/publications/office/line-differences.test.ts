import { expect, it } from 'vitest'
import { lineDifferences } from './line-differences.ts'

const own = (text: string) => ({ text, isOwn: true })
const shared = (text: string) => ({ text, isOwn: false })

it('keeps lines that both have together and compares the others by their words', () => {
  expect(lineDifferences('a\n\nb\nthe old end', 'a\nb\n\nthe new end')).toEqual([
    { kind: 'same', lines: ['a', 'b'] },
    {
      kind: 'changed',
      gone: [shared('the'), own('old'), shared('end')],
      come: [shared('the'), own('new'), shared('end')],
    },
  ])
})

it('shows lines that only one of them has', () => {
  expect(lineDifferences('a\nb', 'b\nc')).toEqual([
    { kind: 'changed', gone: [own('a')], come: undefined },
    { kind: 'same', lines: ['b'] },
    { kind: 'changed', gone: undefined, come: [own('c')] },
  ])
  expect(lineDifferences('', 'نص')).toEqual([{ kind: 'changed', gone: undefined, come: [own('نص')] }])
  expect(lineDifferences('a', 'a')).toEqual([{ kind: 'same', lines: ['a'] }])
})
