import { describe, expect, it } from 'vitest'
import { environmentRows as rows } from '#tests/support/environment-rows.ts'
import { EnvironmentError, readEnvironment } from './env.ts'

const refusalOf = (variables: Record<string, string>): EnvironmentError => {
  try {
    readEnvironment(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error
    throw error
  }
  throw new Error(`${JSON.stringify(variables)} was accepted`)
}

describe.each(rows)('$name', ({ name, read, standard, right, wrong, isSecret }) => {
  it.each([{}, { [name]: '' }, { [name]: undefined }])(
    'has its default when it is unset or empty',
    (variables) => {
      expect(read(readEnvironment(variables))).toEqual(standard)
    },
  )

  it.each(right)('accepts %j', (text, value) => {
    expect(read(readEnvironment({ [name]: text }))).toEqual(value)
  })

  it.runIf(wrong.length).each(wrong.map((text) => [text]))(
    'is refused as %j, with its name on one line',
    (text) => {
      const { message } = refusalOf({ [name]: text })
      expect(message).toMatch(new RegExp(`^${name} must `))
      expect(message.split(/[\r\n\u2028\u2029]/)).toHaveLength(1)
      if (isSecret) expect(message).not.toMatch(/S3c|é/)
    },
  )
})

it('tests every field of the environment', () => {
  const fields = Object.values(readEnvironment({})).flatMap((value): unknown[] =>
    typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : [value],
  )
  expect(fields).toHaveLength(rows.length)
})
