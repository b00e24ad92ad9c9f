import { describe, expect, it } from 'vitest'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { AppError, type ErrorCode, errorCodes, invalidField, notFound, problemOf, stale } from './errors.ts'

const inEnglish = translateMessage(translateIn.en)
const inArabic = translateMessage(translateIn.ar)
const thrownBy = (act: () => unknown): AppError => {
  try {
    act()
  } catch (error) {
    return error as AppError
  }
  throw new Error('nothing was thrown')
}

describe('the body of a refusal', () => {
  it.each([
    ['invalid', 400, 'Bad Request'],
    ['unauthenticated', 401, 'Unauthorized'],
    ['forbidden', 403, 'Forbidden'],
    ['not_found', 404, 'Not Found'],
    ['conflict', 409, 'Conflict'],
    ['payload_too_large', 413, 'Payload Too Large'],
    ['unsupported_media_type', 415, 'Unsupported Media Type'],
    ['range', 416, 'Range Not Satisfiable'],
    ['misdirected', 421, 'Misdirected Request'],
    ['insufficient_storage', 507, 'Insufficient Storage'],
    ['too_many', 429, 'Too Many Requests'],
    ['unconfirmed', 403, 'Forbidden'],
    ['internal', 500, 'Internal Server Error'],
    ['unavailable', 503, 'Service Unavailable'],
    ['maintenance', 503, 'Service Unavailable'],
  ] satisfies [ErrorCode, number, string][])(
    'for %s has status %d and words in both languages',
    (code, status, title) => {
      const { code: _, ...problem } = problemOf(new AppError(code), inEnglish)
      expect(problem).toEqual({
        type: 'about:blank',
        title,
        status,
        detail: expect.stringMatching(/^[A-Z].*\.$/),
      })
      expect(problemOf(new AppError(code), inArabic).detail).toMatch(/^[\u0600-\u06ff ،.]+$/)
    },
  )

  it('names itself to programs where they answer it without their person', () => {
    expect(problemOf(new AppError('unconfirmed'), inEnglish).code).toBe('unconfirmed')
    expect(problemOf(new AppError('forbidden'), inEnglish)).not.toHaveProperty('code')
  })

  it('is listed above for every code there is', () => {
    expect(Object.keys(errorCodes)).toHaveLength(15)
  })

  it('says what is wrong with each field, with its values filled in', () => {
    const errors = [
      { field: 'message', message: 'val.generic.maxLength?max=5000' },
      { field: 'email', message: 'val.generic.email' },
    ]
    expect(problemOf(new AppError('invalid', { errors }), inArabic).errors).toEqual([
      { field: 'message', message: 'يجب ألا يزيد هذا الحقل على 5,000 حرف' },
      { field: 'email', message: 'يرجى إدخال عنوان بريد إلكتروني صحيح' },
    ])
    expect(problemOf(new AppError('not_found'), inEnglish)).not.toHaveProperty('errors')
  })

  it('may say more than its code does', () => {
    expect(problemOf(thrownBy(stale), inEnglish)).toMatchObject({
      status: 409,
      detail:
        'Someone else has changed this record since you opened it. Reload it and apply your changes again.',
    })
    expect(problemOf(thrownBy(notFound), inEnglish).status).toBe(404)
    expect(
      problemOf(
        thrownBy(() => invalidField('assignedToId', 'val.assignee')),
        inEnglish,
      ),
    ).toMatchObject({
      status: 400,
      errors: [{ field: 'assignedToId', message: 'Please choose an active employee' }],
    })
  })
})
