import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { logInAt } from '#tests/support/fetch-calls.ts'
import { ServerProcess } from '#tests/support/server-process.ts'

const password = 'a-password-of-the-test'
let server: ServerProcess
let url: string

beforeAll(async () => {
  const dataDir = copyEmbeddedFolder()
  server = new ServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: password }, 'dist/server/start.js')
  url = await server.url
})
afterAll(() => server.end('SIGKILL'))

describe('the built server', () => {
  it('finds its migrations, its engine and its sample firm, and renders pages', async () => {
    const answer = await fetch(`${url}/`, { headers: { 'accept-language': 'en' } })
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toContain('<html lang="en"')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
    const asset = await fetch(url + script)
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(await (await fetch(`${url}/api/services`)).json()).not.toEqual([])
  })

  it('loads rarely used modules at the first request for them', async () => {
    const cookie = await logInAt(url, 'admin', password)
    const calls = await fetch(`${url}/api/openapi.json`, { headers: { cookie } })
    expect(((await calls.json()) as { openapi: string }).openapi).toBe('3.1.0')
    const page = await (await fetch(`${url}/`)).text()
    const picture = /property="og:image" content="[^"]*?(\/[^"/][^"]*)"/.exec(page.replaceAll(url, ''))?.[1]
    const drawn = await fetch(url + picture)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('exits on SIGTERM', async () => {
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.error).toBe('')
  })
})
