import { expect, it } from 'vitest'
import { AppError, type ErrorCode, problemOf } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { ApiError, refusalOf } from './call-api.ts'
import { explainSave } from './form-errors.ts'

const refused = (code: ErrorCode, words: (message: string) => string): ApiError => {
  const problem = problemOf(new AppError(code), words)
  const { status } = problem
  return refusalOf({ status, statusText: '' }, JSON.stringify(problem), {
    get: () => 'application/problem+json',
  })
}
const offersComparison = (error: unknown) => explainSave('Not saved', 'No.')(error, () => undefined).isStale

it.each([
  ['in English', translateMessage(translateIn.en)],
  ['in Arabic', translateMessage(translateIn.ar)],
  ['in words that no dictionary has', () => 'Somebody was quicker.'],
])('a stale edit offers the comparison when the server says so %s', (_, words) => {
  expect(offersComparison(refused('stale', words))).toBe(true)
  expect(offersComparison(refused('last_admin', words))).toBe(false)
})

it('a refusal with the same message but another code, or from a proxy, is not stale', () => {
  const words = translateMessage(translateIn.en)('error.stale')
  expect(offersComparison(refused('taken', () => words))).toBe(false)
  expect(offersComparison(new ApiError(409, words))).toBe(false)
})
