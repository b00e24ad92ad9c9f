import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ApiError, refusalOf } from '#browser/call-api.ts'
import { AppError, type ErrorCode, problemOf } from '#http/errors.ts'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { explainFailure, failureMessage, failureSentence } from './explain-failure.ts'

const languages = ['en', 'ar'] as const

const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
  refusalOf({ status, statusText: '' }, text, { get: (name) => headers[name] ?? null })

const refused = (
  code: ErrorCode,
  language: 'en' | 'ar' = 'en',
  errors?: { field: string; message: string }[],
) => {
  const problem = problemOf(new AppError(code, errors && { errors }), translateMessage(translateIn[language]))
  return answer(problem.status, JSON.stringify(problem), { 'content-type': 'application/problem+json' })
}

const page = '<html><body><h1>502 Bad Gateway</h1></body></html>'
const html = { 'content-type': 'text/html' }
const json = { 'content-type': 'application/json' }

const failures = [
  ['a request without connection', new ApiError(0, ''), 'offline'],
  ['an answer that was cut off', new ApiError(0, '', { code: 'cut' }), 'cut'],
  ['an aborted request', new DOMException('aborted', 'AbortError'), 'cut'],
  ['a request that timed out', new DOMException('timeout', 'TimeoutError'), 'cut'],
  ['a gateway that timed out', answer(504, page, html), 'cut'],
  ['an error page of a proxy', answer(502, page, html), 'server'],
  ['an empty answer', answer(500, ''), 'server'],
  ['JSON of a proxy', answer(500, '{"message":"upstream"}', json), 'server'],
  ['JSON that claims to be a problem', answer(500, '{"detail":', json), 'server'],
  [
    'a problem that was cut off',
    answer(500, '{"detail":"So', { 'content-type': 'application/problem+json' }),
    'server',
  ],
  [
    'markup in a problem',
    answer(500, JSON.stringify({ detail: page }), { 'content-type': 'application/problem+json' }),
    'server',
  ],
  ['a fault of the program', new TypeError('Cannot read properties of undefined'), 'server'],
  ['a body that nginx refuses', answer(413, page, html), 'refused'],
  ['plain text of a proxy', answer(415, 'no', { 'content-type': 'text/plain' }), 'refused'],
  ['an ended session', answer(401, page, html), 'refused'],
  ['a forbidden page', answer(403, page, html), 'refused'],
  ['a record that is gone', answer(404, page, html), 'refused'],
  ['an unknown conflict', answer(409, page, html), 'refused'],
  ['a rate limit of a proxy', answer(429, page, { ...html, 'retry-after': '120' }), 'busy'],
  ['maintenance of a proxy', answer(503, page, html), 'busy'],
  ['maintenance', refused('maintenance'), 'busy'],
  ['a stale edit', refused('stale'), 'stale'],
  ['a taken name', refused('taken'), 'refused'],
  ['a wrong password', refused('bad_credentials'), 'refused'],
  ['wrong input', refused('invalid', 'en', [{ field: 'email', message: 'val.generic.email' }]), 'invalid'],
] as const

describe.each(languages)('a failure (%s)', (language) => {
  const t = translateIn[language]

  it.each(failures)('is explained for %s', (_, error, kind) => {
    for (const isForm of [true, false]) {
      const failure = explainFailure(error, t, { isForm })
      expect(failure.kind).toBe(kind)
      expect(failure.message).toMatch(/.{10}/)
      expect(failure.message + failure.toast).not.toMatch(/[<>{}]|upstream|undefined|^no$|failure\./)
      expect(failure.title === undefined).toBe(kind === 'refused')
      expect(failure.title === t('form.errorSummary.title')).toBe(kind === 'invalid')
    }
  })

  it.each(['stale', 'taken', 'last_admin', 'not_found', 'maintenance'] as const)(
    "shows our server's message (%s)",
    (code) => {
      const error = refused(code, language)
      expect(explainFailure(error, t).message).toBe(t(`error.${code}`))
      expect(failureMessage(error, t)).toBe(error.message)
    },
  )

  it('offers to compare a stale edit', () => {
    const failure = explainFailure(refused('stale', language), t, { isForm: true, canCompare: true })
    expect(failure).toMatchObject({ message: t('failure.stale'), toast: `409: ${t('failure.stale')}` })
    expect(explainFailure(new ApiError(409, t('error.stale')), t, { canCompare: true }).kind).toBe('refused')
  })
})

it("preserves the raw response in the error's message", () => {
  expect(answer(502, page, html).message).toBe(`502: ${page}`)
  expect(answer(500, '{"message":"upstream"}', json).message).toBe('500: {"message":"upstream"}')
})

it('lists field messages when there is no form', () => {
  const error = refused('invalid', 'en', [
    { field: 'proposals', message: 'The lawyer is away.' },
    { field: 'parties.0.name', message: 'The lawyer is away.' },
  ])
  expect(failureMessage(error, translateIn.en)).toBe('400: The lawyer is away.')
  expect(failureSentence(error, translateIn.en)).toBe('The lawyer is away.')
})

it('shows the general message on a page without form texts', () => {
  const t = (key: string) => (key === 'toast.generic' ? 'Something went wrong.' : key)
  expect(failureMessage(answer(403, page, html), t)).toBe('403: Something went wrong.')
})

it("prefers the form's message to the one for the status", () => {
  const { message, toast } = explainFailure(answer(502, page, html), translateIn.en, { generic: 'Not sent.' })
  expect([message, toast]).toEqual([translateIn.en('failure.server'), 'Not sent.'])
  expect(explainFailure(refused('maintenance'), translateIn.en, { generic: 'Not sent.' }).toast).toMatch(
    /^503: The/,
  )
})

it('is the only source of error messages on screens', () => {
  const src = join(import.meta.dirname, '..')
  const screens = globSync('{ui,pages,features/**/{browser,website,office,portal,account}}/**/*.{ts,tsx}', {
    cwd: src,
  })
  const shown =
    /\berror\??\.(message|detail)\b|description: \w+\.message|instanceof (Api)?Error\b.{0,20}\.(message|detail)/
  const own = /^ui\/explain-failure|\.test\.|^pages\/website\/error-page/
  expect(screens.length).toBeGreaterThan(300)
  expect(
    screens.filter((name) => !own.test(name) && shown.test(readFileSync(join(src, name), 'utf8'))),
  ).toEqual([])
})
