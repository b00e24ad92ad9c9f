import { beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabases } from '#tests/support/databases.ts'
import { type Operation, operationsOf } from '#tests/support/operations.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs } from '#tests/support/test-app.ts'
import { tagOf } from './openapi.ts'

type Answer = Operation['description']['responses'][string]

describe('the description of the API', () => {
  const app = openApp(embeddedDatabases())
  let operations: Operation[]

  beforeAll(async () => {
    await app.instance.ready()
    operations = await operationsOf(app.instance)
  })

  const namesWhere = (isWrong: (entry: Operation) => boolean) =>
    operations.filter(isWrong).map(({ name }) => name)

  it('is available to staff only', async () => {
    const requested = { url: '/api/openapi.json' }
    expect((await app.inject(requested)).statusCode).toBe(401)
    expect((await callAs(app, await app.signUp('client', 'a.client'), requested)).statusCode).toBe(403)
  })

  it('is OpenAPI 3.1, and the call returns the same document', async () => {
    const staff = await app.signUp('staff', 'the.staff')
    const response = await app.get('/api/openapi.json', staff)
    expect(response.json()).toEqual(await app.instance.describeCalls())
    expect(response.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Mizan' } })
    expect(operations.length).toBeGreaterThan(20)
  })

  it('contains only what JSON can express, and no empty schema', async () => {
    const holes: string[] = []
    const walk = (value: unknown, path: string) => {
      if (value === undefined || typeof value === 'function') holes.push(path)
      if (typeof value !== 'object' || value === null) return
      for (const [key, child] of Object.entries(value)) walk(child, `${path}/${key}`)
    }
    walk(await app.instance.describeCalls(), '')
    expect(holes).toEqual([])
    const isEmpty = (answer: Answer) =>
      Object.values(answer.content ?? {}).some(({ schema }) => Object.keys(schema ?? {}).length === 0)
    expect(namesWhere(({ description }) => Object.values(description.responses).some(isEmpty))).toEqual([])
  })

  it('has no dangling references', async () => {
    const document = (await app.instance.describeCalls()) as { components?: { schemas?: object } }
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)]
    const known = Object.keys(document.components?.schemas ?? {})
    expect(references.filter(([, name = '']) => !known.includes(name))).toEqual([])
    expect(text).not.toContain('"$ref":"#/definitions')
  })

  it('declares one success status per call, or 200 and 201 if it may be done already, with a schema unless 204', () => {
    const goesWell = ({ description }: Operation) => {
      const statuses = Object.keys(description.responses).filter((code) => code.startsWith('2'))
      if (statuses.length !== 1 && statuses.join() !== '200,201') return false
      return statuses.every(
        (status) =>
          status === '204' || description.responses[status]?.content?.['application/json'] !== undefined,
      )
    }
    expect(namesWhere((entry) => !goesWell(entry))).toEqual([])
    const hasBoth = ({ description }: Operation) =>
      '200' in description.responses && '201' in description.responses
    expect(namesWhere(hasBoth)).toEqual(['POST /api/client/engagements/{id}/accept'])
  })

  it('declares every path parameter', () => {
    const declares = ({ path, description }: Operation) =>
      [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) =>
        description.parameters?.some(
          (parameter) => parameter.in === 'path' && parameter.name === name && parameter.required,
        ),
      )
    expect(operations.some(({ path }) => path.includes('{id}'))).toBe(true)
    expect(namesWhere((entry) => !declares(entry))).toEqual([])
  })

  it('contains only calls of the API, each with its feature as the tag and the same error format', () => {
    const isOther = ({ path }: Operation) => !path.startsWith('/api/') || path === '/api/openapi.json'
    expect(namesWhere(isOther)).toEqual([])
    const isTagged = ({ tags = [] }: Operation['description']) =>
      tags.length === 1 && /^[a-z][a-z-]+$/.test(tags[0] ?? '')
    expect(namesWhere(({ description }) => !isTagged(description))).toEqual([])
    const isRefusal = ({ responses }: Operation['description']) =>
      responses.default?.content?.['application/problem+json'] !== undefined
    expect(namesWhere(({ description }) => !isRefusal(description))).toEqual([])
  })

  it.each([
    ['/api/login', 'account'],
    ['/api/user/sessions/:id', 'account'],
    ['/api/services/:id', 'services'],
    ['/api/admin/services', 'services'],
    ['/api/client/consultations/:id/withdraw', 'consultations'],
    ['/api/admin/summary', 'overview'],
    ['/api/client/summary', 'overview'],
    ['/api/admin/staff', 'users'],
  ])('lists %s under %s', (url, tag) => {
    expect(tagOf(url)).toBe(tag)
  })
})
