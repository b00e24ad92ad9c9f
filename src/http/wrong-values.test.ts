import { beforeAll, expect, it } from 'vitest'
import type { Visitor } from '#access/roles.ts'
import { users } from '#features/users/server/table.ts'
import { type Call, calls, insertRecordFor } from '#tests/support/calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { type Operation, operationsOf } from '#tests/support/operations.ts'
import { type JsonSchema, plausible } from '#tests/support/plausible.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs } from '#tests/support/test-app.ts'

const wrongTexts = ['x', '1e9', '999999999', '0000-01-01', '9999-12-31', 'a\u0000b']
const wrongValues = ['x', '0000-01-01T00:00:00Z', 'a\u0000b', 1e12, 0.5, null, [1e12], [{}]]

/** Copies of the body with one wrong value each, at every depth. */
const spoilt = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body.flatMap((each, at) => spoilt(each).map((bad) => body.with(at, bad)))
  if (typeof body !== 'object' || body === null) return wrongValues
  return Object.entries(body).flatMap(([name, value]) =>
    [...new Set([...wrongValues, ...spoilt(value)])].map((bad) => ({ ...body, [name]: bad })),
  )
}

describeOnBothEngines('a wrong value in a call that is otherwise right', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  beforeAll(async () => {
    await app.db.update(users).set({ isVerified: true })
  })
  const operations = async () => (await operationsOf(app.instance)).filter(({ path }) => path !== '/api/live')
  const rowOf = ({ method, path }: Operation) =>
    calls.find((call) => call.method === method && call.path.replace(/\?.*/, '') === path)
  /** Somebody who may make the call. */
  const callerOf = ({ answers }: Call): Visitor =>
    (['client', 'admin', 'staff', 'guest'] as const).find(
      (visitor) => ![401, 403, 404].includes(answers[visitor]),
    ) ?? 'admin'
  /** The body of the table if it is right, or the fields that the schema requires. */
  const rightBody = ({ body, answers }: Call, schema: JsonSchema, visitor: Visitor): object => {
    if (body && answers[visitor] < 400) return body
    const all = Object.entries(plausible(schema) as object)
    return Object.fromEntries(all.filter(([name]) => schema.required?.includes(name)))
  }

  it('never fails a query', async () => {
    const found: string[] = []
    for (const operation of await operations()) {
      const { method, path, description } = operation
      const parameters = (description.parameters ?? []).filter((each) => each.in === 'query')
      const row = rowOf(operation)
      if (parameters.length === 0 || !row) continue
      const names = parameters.map(({ name }) => name)
      const required = parameters.filter((each) => each.required)
      const right = required.map(({ name, schema }) => [name, String(plausible(schema as JsonSchema, name))])
      const optional = names.filter((name) => !required.some((each) => each.name === name))
      const visitor = callerOf(row)
      const id = path.includes('{') ? await insertRecordFor(path, app.db, people.otherClient.id, visitor) : 0
      const queries = [...names.map((name) => [name]), optional].flatMap((some) =>
        wrongTexts.map((text) => {
          const wrong = some.map((name) => [name, text])
          return new URLSearchParams(Object.fromEntries([...right, ...wrong]))
        }),
      )
      for (const query of queries) {
        const url = `${path.replace(/\{\w+\}/g, String(id))}?${query}`
        const { statusCode } = await callAs(app, people[visitor], { method, url })
        if (statusCode >= 500) found.push(`${method} ${url}`)
      }
    }
    expect(found).toEqual([])
  })

  it('never fails a body', async () => {
    const found: string[] = []
    for (const operation of await operations()) {
      const { method, path, body: schema } = operation
      const row = rowOf(operation)
      if (!schema || !row || path === '/api/logout') continue
      const visitor = callerOf(row)
      const right = rightBody(row, schema, visitor)
      const others = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(right, name))
      const added = others.flatMap((name) => wrongValues.map((bad) => ({ ...right, [name]: bad })))
      const id = path.includes('{') ? await insertRecordFor(path, app.db, people.otherClient.id, visitor) : 0
      for (const payload of [...spoilt(right), ...added]) {
        const url = path.replace(/\{\w+\}/g, String(id))
        const { statusCode } = await callAs(app, people[visitor], { method, url, payload: payload as object })
        if (statusCode >= 500) found.push(`${method} ${path} ${JSON.stringify(payload)}`)
      }
    }
    expect(found).toEqual([])
  })
})
