import { expect, it } from 'vitest'
import { lineDifferences } from './revision-dialog.tsx'

const own = (text: string) => ({ text, isOwn: true })
const shared = (text: string) => ({ text, isOwn: false })

it('groups shared lines, and compares the others by words', () => {
  expect(lineDifferences('a\n\nb\nthe old end', 'a\nb\n\nthe new end')).toEqual([
    { kind: 'same', lines: ['a', 'b'] },
    {
      kind: 'changed',
      removed: [shared('the'), own('old'), shared('end')],
      added: [shared('the'), own('new'), shared('end')],
    },
  ])
})

it('shows lines that are in only one text', () => {
  expect(lineDifferences('a\nb', 'b\nc')).toEqual([
    { kind: 'changed', removed: [own('a')], added: undefined },
    { kind: 'same', lines: ['b'] },
    { kind: 'changed', removed: undefined, added: [own('c')] },
  ])
  expect(lineDifferences('', 'نص')).toEqual([{ kind: 'changed', removed: undefined, added: [own('نص')] }])
  expect(lineDifferences('a', 'a')).toEqual([{ kind: 'same', lines: ['a'] }])
})
