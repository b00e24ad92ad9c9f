import { expect, it } from 'vitest'
import { translateIn } from '#i18n/texts.ts'
import { translateMessage } from '#i18n/translator.ts'
import { fieldErrorsOf } from './field-errors.ts'

it.each([
  ['en', ['First name: This field is required', 'Passwords do not match']],
  ['ar', ['الاسم الأول: هذا الحقل مطلوب', 'كلمتا المرور غير متطابقتين']],
] as const)('a summary names the field of a message that fits any field (%s)', (language, expected) => {
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
