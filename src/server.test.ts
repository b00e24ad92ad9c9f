import { chmodSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { logInAt, sendJson, sendRaw } from '#tests/support/fetch-calls.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'

const folder = makeTemporaryFolder('server')
const processes: ServerProcess[] = []
const start = (settings: Record<string, string>) => {
  const server = new ServerProcess({ SEED: 'none', ...settings })
  processes.push(server)
  return server
}

afterAll(async () => {
  await Promise.all(processes.map((server) => server.end('SIGKILL')))
  rmSync(folder, { recursive: true, force: true })
})

const consultation = (firstName: string) => ({
  firstName,
  lastName: 'Al-Harbi',
  email: 'sara@example.com',
  phone: '0550123344',
  service: 'corporate',
  message: 'We want to add a partner.',
})

describe('the server on its own data folder', () => {
  const dataDir = join(folder, 'made', 'on', 'first', 'use')
  let server: ServerProcess
  let url: string
  let password: string

  beforeAll(async () => {
    server = start({ DATA_DIR: dataDir })
    url = await server.url
    password = /First login: username admin, password (\S+) \(shown only now\)/.exec(server.out)?.[1] ?? ''
  })

  it('prints its address and, at its first start, a password that works', async () => {
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(password).toMatch(/^[\w-]{16,}$/)
    expect(server.out.split(password)).toHaveLength(2)
    expect(server.error).toBe('')
    const cookie = await logInAt(url, 'admin', password)
    const current = await fetch(`${url}/api/user`, { headers: { cookie } })
    expect(await current.json()).toMatchObject({ username: 'admin', role: 'admin' })
  })

  it.each(['en', 'ar'])('shows the pages of an empty firm (%s)', async (language) => {
    const home = await fetch(url, { headers: { 'accept-language': language } })
    expect([home.status, home.headers.get('content-language')]).toEqual([200, language])
    expect(await home.text()).toContain(`<html lang="${language}"`)
    const seen = { 'accept-language': language, 'if-none-match': home.headers.get('etag') ?? '' }
    expect((await fetch(url, { headers: seen })).status).toBe(304)
    const missing = await fetch(`${url}/nothing?lang=${language}`)
    expect([missing.status, missing.headers.get('content-language')]).toEqual([404, language])
    expect(missing.headers.getSetCookie()[0]).toContain(`language=${language}`)
  })

  it('answers URLs that no browser would send', async () => {
    const paths = '/\\evil.example //evil.example //[ /% /%00 /..%2f..%2fetc%2fpasswd /../package.json'
    for (const path of paths.split(' ')) expect((await sendRaw(url, path)).status, path).toBeOneOf([400, 404])
  })

  it('keeps a second one from starting, which reports the reason and exits', async () => {
    const second = start({ DATA_DIR: dataDir })
    expect(await second.ended).toBe(1)
    expect(second.error).toBe(`DATA_DIR: the folder ${dataDir} is in use by another process\n`)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('preserves confirmed writes after kill -9', async () => {
    const admin = await logInAt(url, 'admin', password)
    const requested = await sendJson(`${url}/api/consultations`, consultation('Sara'))
    const { id } = (await requested.json()) as { id: number }
    const person = { username: 'sara.h', password: 'secret-6', firstName: 'Sara', lastName: 'H' }
    const registered = await sendJson(`${url}/api/register`, { ...person, email: 'sara@example.com' })
    const approved = await sendJson(
      `${url}/api/admin/consultations/${id}`,
      { status: 'approved' },
      { cookie: admin, method: 'PUT' },
    )
    expect([requested.status, registered.status, approved.status]).toEqual([201, 201, 200])
    expect(await server.end('SIGKILL')).toBeNull()

    server = start({ DATA_DIR: dataDir })
    url = await server.url
    expect(server.out).not.toContain('password')
    await logInAt(url, 'sara.h', 'secret-6')
    const preserved = await fetch(`${url}/api/admin/consultations/${id}`, { headers: { cookie: admin } })
    expect(await preserved.json()).toMatchObject({
      firstName: 'Sara',
      status: 'approved',
      history: [{ field: 'created' }, { field: 'status', from: 'pending', to: 'approved' }],
    })
  })

  it('finishes requests in flight on SIGTERM, accepts no new ones, and exits with 0', async () => {
    const body = JSON.stringify(consultation('Late'))
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    const answered = new Promise((resolve) => socket.once('close', resolve))
    const head = `POST /api/consultations HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
    const goOn = 'HTTP/1.1 100 Continue\r\n\r\n'
    socket.write(head + body.slice(0, 20))
    await vi.waitFor(() => expect(answer).toBe(goOn), { timeout: backstopInMs })
    const ended = server.end('SIGTERM')
    await vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow(), { timeout: backstopInMs })
    socket.write(body.slice(20))
    await answered
    expect(answer.slice(goOn.length)).toMatch(/^HTTP\/1\.1 201 /)
    expect(await ended).toBe(0)
    expect(server.error).toBe('')
  })

  it('never wrote its first password to disk', () => {
    const files = globSync(`${dataDir}/**`).filter((path) => statSync(path).isFile())
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((path) => readFileSync(path).includes(password))).toEqual([])
  })

  it('makes its files private to its user, whatever their original mode', () => {
    const open = globSync(`${dataDir}/**`).filter((path) => (statSync(path).mode & 0o077) !== 0)
    // The engine's catalog cache, with a mode that the engine sets. It contains no data of the firm.
    expect(open.filter((path) => !path.endsWith('/pg_internal.init'))).toEqual([])
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  })

  it('starts again on its data without a new password, with private files and the settings of a public site', async () => {
    chmodSync(dataDir, 0o755)
    const settings = {
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'another-password',
      PUBLIC_URL: 'https://www.mizan.example/',
    }
    const port = String(await findClosedPort())
    const again = start({ ...settings, PORT: port })
    expect(await again.url).toBe('https://www.mizan.example')
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(again.out).not.toContain('password')
    const ask = (path: string, host: string, options = {}) =>
      sendRaw(`http://127.0.0.1:${port}`, path, {
        headers: { host, 'content-type': 'application/json' },
        ...options,
      })
    const body = JSON.stringify({ username: 'admin', password })
    const login = await ask('/api/login', 'www.mizan.example', { method: 'POST', body })
    expect(login.status).toBe(200)
    expect(login.headers['strict-transport-security']).toContain('max-age=')
    expect(login.headers['set-cookie']?.[0]).toMatch(/^__Host-sid=.*; HttpOnly; Secure; SameSite=Lax/)
    const home = await ask('/', 'www.mizan.example')
    expect(home.bytes.toString()).toContain('<link rel="canonical" href="https://www.mizan.example/')
    expect((await ask('/', `127.0.0.1:${port}`)).status).toBe(200)
    expect((await ask('/', 'evil.example')).status).toBe(421)
    expect((await ask('/readyz', 'evil.example')).status).toBe(200)
    expect(await again.end('SIGTERM')).toBe(0)
  })
})
