import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '#http/errors.ts'
import { embeddedDatabases } from '#tests/support/databases.ts'
import { declaredCalls } from '#tests/support/declared-calls.ts'
import { operationsOf } from '#tests/support/operations.ts'
import { openApp } from '#tests/support/suite.ts'
import type { Calls } from './calls.ts'
import { idParams } from './lists.ts'
import { register } from './routes.ts'
import { validatorCompiler } from './validate.ts'

describe('the tables of calls', () => {
  const app = openApp(embeddedDatabases())

  it('declare every API route once, and no others', async () => {
    const registered = (await operationsOf(app.instance)).map(({ name }) => name.replace(/\{(\w+)\}/g, ':$1'))
    expect(declaredCalls.map(([name]) => name).sort()).toEqual(registered.sort())
  })

  it('are the only place where screens get the paths of calls', () => {
    const src = join(import.meta.dirname, '..')
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(pages|ui|features\/.*\/(browser|website|office|portal|account))\/.*\.tsx?$/.test(file),
    )
    const paths = files
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => readFileSync(join(src, file), 'utf8').match(/['"`]\/api\/\w.*/g) ?? [])
    expect(files.length).toBeGreaterThan(300)
    expect(paths).toEqual([])
  })

  it('declare every path parameter', () => {
    const unsaid = declaredCalls.filter(([name, { params }]) => /:/.test(name) !== (params !== undefined))
    expect(unsaid).toEqual([])
  })
})

describe('a registered call', () => {
  const calls = {
    'GET /api/things/:id': { access: 'open', params: idParams, answer: z.object({ id: z.number() }) },
    'POST /api/things': {
      access: 'signed-in',
      body: z.strictObject({ name: z.string() }),
      created: z.object({ name: z.string() }),
    },
    'DELETE /api/things/:id': { access: 'clients.manage', params: idParams },
  } satisfies Calls

  const build = () => {
    const app = Fastify()
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    app.decorateRequest('user', null)
    app.decorateRequest('needsTwoFactor', false)
    app.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof AppError ? error.status : 500).send(),
    )
    return app
  }
  const requested: string[] = []

  const answerOf = async (method: 'GET' | 'POST' | 'DELETE', url: string, role?: 'client' | 'admin') => {
    const app = build()
    const on = register(app, calls)
    app.addHook('onRequest', async (request) => {
      if (role) request.user = { id: 1, role } as NonNullable<typeof request.user>
    })
    const secret = { note: 'not for you' }
    on('GET /api/things/:id', async ({ params }) => ({ id: params.id, ...secret }))
    on('POST /api/things', { onRequest: async () => void requested.push('limit') }, async ({ body }) => body)
    on('DELETE /api/things/:id', async () => undefined)
    return app.inject({ method, url, ...(method === 'POST' && { payload: { name: 'a' } }) })
  }

  it('is validated, and answers with the declared status and fields', async () => {
    const read = await answerOf('GET', '/api/things/7')
    expect([read.statusCode, read.json()]).toEqual([200, { id: 7 }])
    expect((await answerOf('POST', '/api/things', 'client')).statusCode).toBe(201)
    const removed = await answerOf('DELETE', '/api/things/7', 'admin')
    expect([removed.statusCode, removed.body]).toEqual([204, ''])
  })

  it('answers without undeclared fields at any depth, and with an error for a value of another type', async () => {
    const app = build()
    const answer = z.object({ name: z.string(), rows: z.array(z.object({ id: z.int() })) })
    let value: unknown = { name: 'x', secret: 1, rows: [{ id: 1, secret: 2 }] }
    const on = register(app, { 'GET /api/rows': { access: 'open', answer } })
    on('GET /api/rows', async () => value as z.infer<typeof answer>)
    expect((await app.inject('/api/rows')).body).toBe('{"name":"x","rows":[{"id":1}]}')
    for (const wrong of [{ name: 1, rows: [] }, { name: 'x', rows: [{ id: '1' }] }, { rows: [] }, []]) {
      value = wrong
      expect((await app.inject('/api/rows')).statusCode).toBe(500)
    }
  })

  it('checks permission before anything else runs', async () => {
    requested.length = 0
    expect((await answerOf('POST', '/api/things')).statusCode).toBe(401)
    expect(requested).toEqual([])
    expect((await answerOf('DELETE', '/api/things/7', 'client')).statusCode).toBe(403)
  })
})
