import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AppError, type FieldError } from '#http/errors.ts'
import { expectGrowsWithSize } from '#tests/support/cpu-time.ts'
import { validatorCompiler } from './validate.ts'

const validate = (schema: z.ZodMiniType, value: unknown) =>
  validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })(value) as {
    value?: unknown
    error?: AppError
  }
const errorsOf = (schema: z.ZodMiniType, value: unknown): FieldError[] | undefined => {
  const { error } = validate(schema, value)
  expect(error).toBeInstanceOf(AppError)
  expect(error?.code).toBe('invalid')
  return error?.errors
}

const person = z.strictObject({
  name: z
    .string({ error: 'val.generic.required' })
    .check(z.minLength(1, 'val.generic.required'), z.minLength(2, 'val.generic.minLength?min=2')),
  age: z.optional(z.int()),
  tags: z.optional(z.array(z.strictObject({ label: z.string() }))),
  role: z.optional(z.unknown()),
})

describe('a request', () => {
  it("that matches its schema passes on as the schema's output", () => {
    const trimmed = z.object({ name: z.string().check(z.trim()) })
    expect(validate(trimmed, { name: ' Sara ', other: 1 })).toEqual({ value: { name: 'Sara' } })
  })

  it.each<[string, object, Record<string, string>]>([
    ['only the first error of each field', { name: '' }, { name: 'val.generic.required' }],
    ["the schema's message", { name: 'S' }, { name: 'val.generic.minLength?min=2' }],
    ['a general message without one', { name: 'Sara', age: 1.5 }, { age: 'val.generic.format' }],
    [
      'the path of a nested field',
      { name: 'Sara', tags: [{ label: 'a' }, { label: 7 }] },
      { 'tags.1.label': 'val.generic.format' },
    ],
    [
      'an error for each unknown field',
      { name: 'Sara', isAdmin: true, x: 1 },
      { isAdmin: 'val.unknownField', x: 'val.unknownField' },
    ],
  ])('gets %s', (_what, value, errors) => {
    const expected = Object.entries(errors).map(([field, message]) => ({ field, message }))
    expect(errorsOf(person, value)).toEqual(expected)
  })

  it.each([undefined, null, 7, 'text', [], [{}]])('that is %j is refused as a whole', (value) => {
    expect(errorsOf(person, value)).toEqual([{ field: '', message: 'val.generic.format' }])
  })

  it('with fifty thousand unknown fields is refused quickly, in a short response', () => {
    const fieldsOf = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 1]))
    expectGrowsWithSize(50_000, (count) => {
      const value = { name: 'Sara', ...fieldsOf(count) }
      return () => validate(person, value)
    })
    const errors = errorsOf(person, { name: 'Sara', ...fieldsOf(50_000) })
    expect(errors?.length).toBeLessThanOrEqual(50)
    expect(errors?.[0]).toEqual({ field: 'f0', message: 'val.unknownField' })
  })
})

describe('text that a database cannot store', () => {
  const loose = z.object({ name: z.optional(z.string()), role: z.optional(z.unknown()) })

  it.each([
    ['NUL', 'a\u0000b'],
    ['half a surrogate pair', 'a\ud800b'],
    ['the other half', '\udc00'],
  ])('is refused at its field: %s', (_name, text) => {
    const wrong = { field: 'name', message: 'val.generic.format' }
    expect(errorsOf(loose, { name: text })).toEqual([wrong])
    expect(errorsOf(loose, { role: { name: [1, text] } })).toEqual([{ ...wrong, field: 'role.name.1' }])
    expect(errorsOf(loose, { role: { [text]: 1 } })?.[0]?.message).toBe('val.generic.format')
  })

  it('does not include unusual but valid text', () => {
    for (const name of ['', '\u0001', '\ufffd', '\uffff', '👩‍⚖️', 'مُحَمَّد\u200f', '\\u0000', '%00'])
      expect(validate(loose, { name })).toEqual({ value: { name } })
  })

  it('is found at any depth', () => {
    let deep: unknown = 'a\u0000'
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep]
    expect(errorsOf(loose, { role: deep })).toHaveLength(1)
  })
})
