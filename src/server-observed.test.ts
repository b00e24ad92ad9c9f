import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { logInAt, sendJson } from '#tests/support/fetch-calls.ts'
import { ServerProcess } from '#tests/support/server-process.ts'

const canary = 'CANARY'
const password = 'a-password-of-the-test'
let server: ServerProcess
let url: string
let metricsUrl: string

beforeAll(async () => {
  server = new ServerProcess({
    DATA_DIR: copyEmbeddedFolder(),
    SEED: 'none',
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'info',
    SLOW_QUERY_MS: '0',
    METRICS_PORT: '0',
    PUBLIC_URl: `https://${canary}.example`,
  })
  url = await server.url
  metricsUrl = /Metrics are at (\S+)/.exec(server.out)?.[1] ?? ''
})
afterAll(() => server.end('SIGKILL'))

const linesWith = (message: string): Record<string, unknown>[] =>
  server.out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === message)

const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1])

it('reports a variable that looks misspelled, without its value', () => {
  expect(server.error).toContain('PUBLIC_URl is ignored: is PUBLIC_URL meant?')
  expect(server.error).not.toContain(canary)
})

it('shows its version in the log, in health checks and on pages', async () => {
  await expect.poll(() => linesWith('started')).toHaveLength(1)
  const [started] = linesWith('started')
  expect(started).toMatchObject({ engine: 'embedded', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  const health = await (await fetch(`${url}/healthz`)).json()
  expect(health).toEqual({ status: 'ok', version: started?.version })
  const page = await (await fetch(`${url}/about`)).text()
  expect(page).toContain(`<meta name="generator" content="Mizan ${started?.version}">`)
})

it('puts the request id into each response and its log line', async () => {
  // The second response is cached and bypasses Fastify.
  for (const path of ['/api/services', '/about', '/about', '/nothing']) {
    const id = (await fetch(url + path)).headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{8,}$/)
    await expect
      .poll(() => linesWith('request completed').filter(({ reqId }) => reqId === id))
      .toHaveLength(1)
  }
})

it('logs slow statements without any typed text', async () => {
  const sent = await sendJson(`${url}/api/contact`, {
    name: `${canary} Name`,
    email: `${canary}@example.com`,
    subject: `${canary} subject`,
    message: `${canary} message of many words`,
  })
  expect(sent.status).toBe(201)
  await expect
    .poll(() =>
      linesWith('slow query').filter(({ statement }) =>
        /insert into "contact_messages"/.test(String(statement)),
      ),
    )
    .toHaveLength(1)
  expect(server.out).not.toContain(canary)
})

it('serves metrics about responses, the database, mail and the disk, but not on the port of the site', async () => {
  await sendJson(`${url}/api/newsletter/subscribe`, { email: `${canary}@example.com` })
  const cookie = await logInAt(url, 'admin', password)
  const checked = await fetch(`${url}/api/admin/system/check`, { method: 'POST', headers: { cookie } })
  expect(checked.status).toBe(200)
  const answer = await fetch(metricsUrl)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const before = await answer.text()
  await (await fetch(`${url}/about?${canary}`)).text()
  await (await fetch(`${url}/about`)).text()
  await (await fetch(`${url}/about`)).text()
  const after = await (await fetch(metricsUrl)).text()
  const cached = 'mizan_answer_seconds_count{method="GET",route="kept",status="200"}'
  expect(numberIn(after, cached)).toBeGreaterThan(numberIn(before, cached))
  expect(after).toMatch(
    /^mizan_answer_seconds_count\{method="GET",route="\/api\/services",status="200"\} \d/m,
  )
  expect(numberIn(after, 'mizan_database_up')).toBe(1)
  expect(numberIn(after, 'mizan_mail{state="waiting"}')).toBeGreaterThan(0)
  expect(numberIn(after, 'mizan_mail_oldest_seconds')).toBeGreaterThan(0)
  expect(numberIn(after, 'mizan_disk_free_bytes')).toBeGreaterThan(0)
  expect(numberIn(after, 'mizan_slow_queries_total')).toBeGreaterThan(0)
  expect(numberIn(after, 'mizan_check_failed{check="settings"}')).toBe(1)
  expect(numberIn(after, 'mizan_check_failed{check="files"}')).toBe(0)
  expect(numberIn(after, 'mizan_check_age_seconds')).toBeGreaterThanOrEqual(0)
  expect(after).not.toContain(canary)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404)
})
