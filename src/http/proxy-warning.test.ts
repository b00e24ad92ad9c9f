import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { warnOfUnknownProxy } from './addresses.ts'

it('logs an unknown proxy once', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  app.addHook('onRequest', warnOfUnknownProxy())
  app.get('/', async () => 'done')
  await app.inject({ url: '/' })
  expect(lines).toEqual([])
  for (let call = 0; call < 3; call += 1)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUST_PROXY')
  expect(lines[0]).not.toContain('203.0.113.7')
})
