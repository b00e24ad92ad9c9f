import { expect, it } from 'vitest'
import { isHeading } from './heading.ts'

const headings = `أولًا: نطاق العمل
أولاً: نطاق العمل
اولا : نطاق العمل
ثانيًا- الأتعاب
حادي عشر: أحكام عامة
الحادي عشر:
الثاني والعشرون: السرية
عشرون: السرية
البند الأول:
البند الأول
البند (3): الأتعاب
بند 3 - الأتعاب
المادة الأولى: التعريفات
المادة الحادية عشرة: الاختصاص
المـادة ٤: الاختصاص
المادة (12)
الفصل الثاني
تمهيد
التمهيد:
مقدمة
أحكام عامة
1. نطاق العمل
1) نطاق العمل
٢- الأتعاب
1.
2.1. Fees
Clause 1
Clause 1: Scope of work
Article 1:
Article IV - Fees
Section 3.2. Fees
Schedule A
First: scope of work
SECONDLY: FEES
IV. Fees
Preamble
Recitals:
\u2066Clause 1\u2069`.split('\n')

const sentences = `المادة الأولى من النظام تنص على ذلك
البند الأول من هذا العقد لا يسري على الاستئناف.
أولًا نود أن نشكركم
الأول من نوعه
1- دراسة المستندات خلال 10 أيام عمل.
1,500 ريال
2026 سنة التوقيع
المادة 24 من اللائحة
تمهيدًا لذلك اتفق الطرفان
Clause 1 of this agreement applies
First we thank you
I. and others agree.
Section heads
سارة: نعم`.split('\n')

it.each(headings)('takes "%s" as the title of a clause', (line) => {
  expect(isHeading(line)).toBe(true)
})

it.each(sentences)('takes "%s" as a sentence', (line) => {
  expect(isHeading(line)).toBe(false)
})

it('takes a long line as a sentence', () => {
  expect(isHeading(`أولًا: ${'نطاق '.repeat(20)}`)).toBe(false)
})
