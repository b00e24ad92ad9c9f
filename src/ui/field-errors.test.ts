import type { FieldErrors, FieldValues } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { fieldErrorsOf, messageOf } from './field-errors.ts'

it.each([
  ['en', ['First name: This field is required', 'Passwords do not match']],
  ['ar', ['الاسم الأول: هذا الحقل مطلوب', 'كلمتا المرور غير متطابقتين']],
] as const)('adds the field to a message that fits any field (%s)', (language, expected) => {
  const t = translateIn[language]
  const listed = fieldErrorsOf<
    { firstName: string; confirmPassword: string },
    'firstName' | 'confirmPassword'
  >(
    {
      firstName: { type: 'server', message: 'val.generic.required' },
      confirmPassword: { type: 'server', message: 'val.password.mismatch' },
    },
    { firstName: 'form.firstName', confirmPassword: 'form.confirmPassword' },
    (name) => name,
    { t, tMessage: translateMessage(t) },
  )
  expect(listed.map(({ message }) => message.replace(/[\u2068\u2069]/g, ''))).toEqual(expected)
})

describe('a field error from the server', () => {
  const t = translateIn.en
  const texts = { t, tMessage: translateMessage(t) }
  const error = (message: string) => ({ type: 'server', message })
  const labels = { status: 'table.status', education: 'form.message' } as const
  const list = (errors: object) =>
    fieldErrorsOf<FieldValues, string>(errors, labels, (name) => `id-${name}`, texts)

  it('is listed even if the form has no such field', () => {
    expect(list({ proposals: error('The lawyer is away.'), status: error('Wrong.') })).toEqual([
      { fieldId: 'id-status', message: 'Wrong.' },
      { fieldId: 'id-proposals', message: 'The lawyer is away.' },
    ])
  })

  it('is assigned to the field at the start of its path', () => {
    const errors = { education: [undefined, { year: error('val.generic.required') }] }
    expect(list(errors)).toEqual([
      { fieldId: 'id-education', message: expect.stringContaining(t('form.message')) },
    ])
    expect(messageOf(errors as unknown as FieldErrors, 'education')).toBe('val.generic.required')
  })

  it('is listed at a path of any depth', () => {
    expect(list({ parties: [{ name: error('Too long.') }], root: { server: error('Closed.') } })).toEqual([
      { fieldId: 'id-parties.0.name', message: 'Too long.' },
      { fieldId: 'id-root.server', message: 'Closed.' },
    ])
  })

  it('is not confused with a field called message', () => {
    expect(list({ message: error('Too short.') })).toEqual([{ fieldId: 'id-message', message: 'Too short.' }])
  })
})
