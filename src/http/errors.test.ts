import { STATUS_CODES } from 'node:http'
import { describe, expect, it } from 'vitest'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { AppError, type ErrorCode, errorCodes, invalidField, notFound, problemOf } from './errors.ts'

const inEnglish = translateMessage(translateIn.en)
const inArabic = translateMessage(translateIn.ar)
const arabic = /^[\u0600-\u06ff]/
const thrownBy = (act: () => unknown): AppError => {
  try {
    act()
  } catch (error) {
    return error as AppError
  }
  throw new Error('nothing was thrown')
}

describe('the body of an error response', () => {
  it.each(Object.entries(errorCodes) as [ErrorCode, number][])(
    'has the code %s, the status %d and a message in both languages',
    (code, status) => {
      expect(problemOf(new AppError(code), inEnglish)).toEqual({
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        code,
        detail: expect.stringMatching(/^[A-Z]/),
      })
      const { title, detail } = problemOf(new AppError(code), inArabic)
      expect([title, detail]).toEqual([expect.stringMatching(arabic), expect.stringMatching(arabic)])
    },
  )

  it('lists the error of each field, with its values filled in', () => {
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

  it('is the one of a missing record or an invalid field', () => {
    expect(problemOf(thrownBy(notFound), inEnglish).status).toBe(404)
    const invalid = thrownBy(() => invalidField('assignedToId', 'val.assignee'))
    expect(problemOf(invalid, inEnglish)).toMatchObject({
      status: 400,
      errors: [{ field: 'assignedToId', message: 'Please choose an active employee' }],
    })
  })
})
