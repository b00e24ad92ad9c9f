import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { declaredCalls } from '#tests/support/declared-calls.ts'
import { compileJson, serializerCompiler } from './serialize.ts'
import { written } from './written-json.ts'

type Schema = z.core.$ZodType

const answers = declaredCalls.flatMap(([name, { answer, created }]) => {
  const schema = answer ?? created
  return schema ? [{ name, schema }] : []
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"', '\\', '\u0000', '\ud800', '\u2028', 'نظام المعاملات', '😀', '</script>'),
)
const undeclared = fc.dictionary(fc.constantFrom('password', 'note', 'toString', 'id2'), text, { maxKeys: 2 })

/** Values that fit a schema, with fields at every depth that it does not declare. */
const valuesOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'string':
      return text
    case 'number':
      return 'format' in def ? fc.maxSafeInteger() : fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'nullable':
      return fc.option(valuesOf(def.innerType), { nil: null })
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined })
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 3 })
    case 'tuple':
      return fc.tuple(...def.items.map(valuesOf))
    case 'union':
      return fc.oneof(...def.options.map(valuesOf))
    case 'record': {
      const names = (def.keyType as z.core.$ZodTypes)._zod.def
      const keys = names.type === 'enum' ? Object.values(names.entries) : ['a', 'b']
      return fc.record(Object.fromEntries(keys.map((key) => [key, valuesOf(def.valueType)])))
    }
    case 'object': {
      const declared = fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, valuesOf(field)])),
      )
      if (def.catchall) return declared
      return fc.tuple(undeclared, declared).map(([more, value]) => ({ ...more, ...value }))
    }
    default:
      throw new Error(`no values are made for ${def.type}`)
  }
}

const general = (schema: Schema, value: unknown): string | undefined => {
  const result = z.safeEncode(schema, value)
  return result.success ? JSON.stringify(result.data) : undefined
}

describe('the compiled serializers', () => {
  it.each(answers)('write only the fields that the schema declares: $name', ({ schema }) => {
    const write = compileJson(schema)
    let fitting = 0
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        const expected = general(schema, value)
        if (expected !== undefined) fitting += 1
        expect(write(value)).toBe(expected)
      }),
      { numRuns: 30 },
    )
    expect(fitting).toBeGreaterThan(0)
  })

  it.each(answers)('refuse every value that the schema refuses: $name', ({ schema }) => {
    const write = compileJson(schema)
    fc.assert(
      fc.property(valuesOf(schema), fc.nat(), fc.anything(), (value, at, wrong) => {
        const spoilt = spoil(value, at, wrong)
        const written = write(spoilt)
        // A value without a compiled serializer is left to the general one.
        if (written !== undefined) expect(written).toBe(general(schema, spoilt))
      }),
      { numRuns: 30 },
    )
  })

  it('answer a value that does not match its schema with an error', async () => {
    const app = Fastify()
    app.setSerializerCompiler(serializerCompiler)
    const schema = z.object({ name: z.string(), rows: z.array(z.object({ id: z.int() })) })
    let value: unknown = {}
    app.get('/', { schema: { response: { 200: schema } } }, async () => value)
    value = { name: 'x', secret: 1, rows: [{ id: 1, secret: 2 }] }
    expect((await app.inject('/')).body).toBe('{"name":"x","rows":[{"id":1}]}')
    for (const wrong of [{ name: 1, rows: [] }, { name: 'x', rows: [{ id: '1' }] }, { rows: [] }, []]) {
      value = wrong
      expect((await app.inject('/')).statusCode).toBe(500)
    }
    const long = 'نص "مقتبس" 😀 \ud800'.repeat(500)
    value = { name: long, rows: [] }
    expect((await app.inject('/')).body).toBe(JSON.stringify(value))
    await app.close()
  })
})

it('accepts JSON that was written earlier where its schema is expected, and refuses it elsewhere', async () => {
  const row = z.object({ id: z.int() })
  const other = z.object({ id: z.int() })
  const write = compileJson(z.object({ rows: z.array(row), best: z.nullable(row) }))
  const own = written(row, '{"id":7}')
  expect(write({ rows: [{ id: 1, secret: 2 }, own], best: own })).toBe(
    '{"rows":[{"id":1},{"id":7}],"best":{"id":7}}',
  )
  const app = Fastify()
  app.setSerializerCompiler(serializerCompiler)
  app.get('/', { schema: { response: { 200: row } } }, async () => written(other, '{"id":7,"secret":1}'))
  const refused = await app.inject('/')
  expect(refused.statusCode).toBe(500)
  expect(refused.body).not.toContain('secret')
  await app.close()
})

/** Replaces one value of it, at any depth. */
const spoil = (value: unknown, at: number, wrong: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return wrong
  const entries = Object.entries(value)
  const chosen = entries[at % Math.max(1, entries.length)]
  if (!chosen || at % 7 === 0) return wrong
  const copy = Array.isArray(value) ? [...value] : { ...value }
  Object.assign(copy, { [chosen[0]]: spoil(chosen[1], Math.floor(at / 2), wrong) })
  return copy
}
