import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loginInput, registerForm, registerInput } from './schema.ts'

const filledIn = {
  username: 'sara.h',
  password: 'secret-6',
  confirmPassword: 'secret-6',
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  email: 'sara@example.com',
  phone: '',
  termsAgreed: true,
}

const errorsOf = (schema: z.ZodMiniType, value: unknown): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  const result = z.safeParse(schema, value)
  for (const { path, message } of result.error?.issues ?? []) {
    const field = path.join('.')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}

describe('the registration form', () => {
  it('accepts valid input and returns the values to store', () => {
    expect(errorsOf(registerForm, filledIn)).toEqual({})
    expect(z.parse(registerForm, filledIn)).toMatchObject({ phone: null, email: 'sara@example.com' })
  })

  it.each([
    [{ confirmPassword: 'secret-7' }, { confirmPassword: ['val.password.mismatch'] }],
    [{ confirmPassword: '' }, { confirmPassword: ['val.confirmPassword.required'] }],
    [{ termsAgreed: false }, { termsAgreed: ['val.terms.service'] }],
    [{ termsAgreed: undefined }, { termsAgreed: ['val.terms.service'] }],
    [{ phone: '12345' }, { phone: ['val.generic.phone'] }],
    [{ email: 'sara' }, { email: ['val.generic.email'] }],
    [
      { username: 'ab', confirmPassword: 'other-6', termsAgreed: false, firstName: ' ', lastName: '' },
      {
        username: ['val.username.min'],
        confirmPassword: ['val.password.mismatch'],
        termsAgreed: ['val.terms.service'],
        firstName: ['val.firstName.required'],
        lastName: ['val.lastName.required'],
      },
    ],
  ])('reports the error of %j at its field', (wrong, errors) => {
    expect(errorsOf(registerForm, { ...filledIn, ...wrong })).toEqual(errors)
  })
})

it('accepts and ignores a role in the call to register, the repeated password and the agreement, and refuses unknown fields', () => {
  expect(errorsOf(registerInput, { ...filledIn, role: 'admin' })).toEqual({})
  for (const field of ['isActive', 'isVerified', 'id', 'createdAt'])
    expect(z.safeParse(registerInput, { ...filledIn, [field]: true }).success).toBe(false)
})

it('requires both fields of a login, and limits the password only to 1,024 characters', () => {
  const expected = { username: ['val.username.required'], password: ['val.password.required'] }
  expect(errorsOf(loginInput, {})).toEqual(expected)
  expect(errorsOf(loginInput, { username: 'sara', password: ' x ' })).toEqual({})
  expect(errorsOf(loginInput, { username: 'sara', password: 'x'.repeat(1025) })).toEqual({
    password: ['val.generic.maxLength?max=1024'],
  })
})
