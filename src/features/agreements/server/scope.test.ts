import { expect, it } from 'vitest'
import { scopeOf } from './nafith.ts'

const long = 'يتولى المكتب تمثيل العميل أمام المحكمة التجارية في الرياض. '

it.each([
  [
    'the clause of the work',
    'تمهيد\nأبرم الطرفان هذا العقد.\nثانيًا: نطاق العمل\nيترافع المكتب.\nأتعاب',
    'يترافع المكتب.',
  ],
  [
    'the first paragraph',
    'أولًا:\nيترافع المكتب بأتعاب قدرها 20,000.05 ريال.\nوغيره',
    'يترافع المكتب بأتعاب قدرها 20,000.05 ريال.',
  ],
  ['whole sentences', long.repeat(9), long.repeat(5).trim()],
  ['a text of one line', 'أولًا: نطاق العمل', 'أولًا: نطاق العمل'],
])('is %s', (_, text, scope) => {
  expect(scopeOf(text)).toBe(scope)
})
