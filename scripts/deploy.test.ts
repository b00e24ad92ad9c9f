import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { killWithProcess } from '#tests/support/end-with-process.ts'
import { sendRaw } from '#tests/support/fetch-calls.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { backstopInMs } from '#tests/support/time-limits.ts'
import { variableNames } from '../src/env.ts'

const megabyte = 1024 ** 2
const folder = mkdtempSync(join(tmpdir(), 'mizan-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const isMissing = (command: string) => spawnSync(command, ['--version']).error !== undefined
const skipped = (commands: string[]): string => {
  const missing = commands.filter(isMissing)
  return missing.length > 0 ? ` (SKIPPED: no ${missing.join(', ')})` : ''
}

describe('the variables', () => {
  const known = new Set<string>(variableNames)
  /** Variables of Node and glibc. */
  const others = new Set([
    'NODE_COMPILE_CACHE',
    'MALLOC_ARENA_MAX',
    'MALLOC_TRIM_THRESHOLD_',
    'MALLOC_MMAP_THRESHOLD_',
  ])

  it.each([
    ['mizan.env', /^#?([A-Z_]+)=/gm],
    ['mizan.service', /(?<=^Environment=.*)\b([A-Z_]+)=/gm],
    ['Dockerfile', /(?<=^ENV .*)\b([A-Z_]+)=/gm],
    ['compose.yaml', /^ {6}((?!POSTGRES)[A-Z_]+): /gm],
  ])('of %s are ones that Mizan reads', (name, pattern) => {
    const named = [...read(name).matchAll(pattern)].map(([, found = '']) => found)
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((each) => !known.has(each) && !others.has(each))).toEqual([])
  })
})

it("uses the project's Node version in the image", () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const versions = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
  expect(new Set(versions)).toEqual(new Set(Object.values(optionalDependencies)))
})

const noSystemd = skipped(['systemd-analyze'])
describe.skipIf(noSystemd)(`the service${noSystemd}`, () => {
  it('is valid for systemd, and sandboxed', () => {
    const unit = join(folder, 'mizan.service')
    writeFileSync(unit, read('mizan.service').replace('/usr/bin/node', process.execPath))
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    expect([verified.status, verified.stderr]).toEqual([0, ''])
    // Exposure from 0 to 100. 100 is a service without restrictions.
    const closed = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit])
    expect(closed.status).toBe(0)
  })
})

type Ports = { site: number; plain: number; tls: number }

const nginx = ({ site, plain, tls }: Ports) => {
  const server = read('nginx.conf')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('www.example.com', 'localhost')
    .replaceAll('/etc/ssl/mizan', folder)
    .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  return `pid ${folder}/nginx.pid; daemon off; error_log stderr; events {}
    http { access_log off; ${temporary} ${server} }`
}

const caddy = ({ site, tls }: Ports) => {
  const server = read('Caddyfile')
    .replace('www.example.com {', `localhost:${tls} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
    .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
  return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${server}`
}

/** Our examples, with free ports and a test certificate. */
const proxies = [
  { name: 'nginx', configFor: nginx, options: ['-c'] },
  { name: 'caddy', configFor: caddy, options: ['run', '--adapter', 'caddyfile', '--config'] },
]

for (const { name, configFor, options } of proxies) {
  const missing = skipped([name, 'openssl'])
  describe.skipIf(missing)(`behind ${name}${missing}`, () => {
    const password = 'a-password-of-the-test'
    let server: ServerProcess
    let proxy: ChildProcess
    let origin: string

    beforeAll(async () => {
      const [site, plain, tls] = [await findClosedPort(), await findClosedPort(), await findClosedPort()]
      origin = `https://localhost:${tls}`
      server = new ServerProcess({
        DATA_DIR: copyEmbeddedFolder(),
        PORT: String(site),
        ADMIN_PASSWORD: password,
        TRUST_PROXY: '127.0.0.1',
        PUBLIC_URL: origin,
      })
      const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
      const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem']
      spawnSync('openssl', ['req', ...certificate, ...files], { cwd: folder })
      const config = join(folder, name)
      writeFileSync(config, configFor({ site, plain, tls }))
      proxy = spawn(name, [...options, config], { stdio: 'ignore' })
      killWithProcess(proxy)
      await server.url
      await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: backstopInMs })
    })
    afterAll(async () => {
      proxy.kill('SIGTERM')
      await server.end('SIGKILL')
    })

    const ask = (path: string, { headers = {}, ...sent }: Parameters<typeof sendRaw>[2] = {}) =>
      sendRaw(origin, path, { ...sent, headers: { origin, ...headers } })

    it('accepts documents of 25 MB, refuses larger ones with our message, and passes request ids on', async () => {
      const login = await ask('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password }),
      })
      const cookies = login.headers['set-cookie'] ?? []
      expect([login.status, cookies.join()]).toEqual([200, expect.stringMatching(/__Host-sid=.*Secure/)])
      expect(login.headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/)
      const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
      const found = await ask('/api/admin/users?role=client&pageSize=50', { headers: { cookie } })
      const client = JSON.parse(found.bytes.toString()).find(
        ({ isVerified }: { isVerified: boolean }) => isVerified,
      )
      const upload = (megabytes: number) => {
        const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(megabytes * megabyte - 9, 'x')])
        const form = fileForm({ userId: String(client.id) }, { name: 'deed.pdf', bytes })
        return ask('/api/admin/documents', {
          method: 'POST',
          headers: { cookie, 'content-length': String(form.payload.length), ...form.headers },
          body: form.payload,
        })
      }
      expect(await upload(25)).toMatchObject({ status: 201 })
      const refused = await upload(25.5)
      expect([refused.status, refused.headers['content-type']]).toEqual([
        413,
        expect.stringContaining('application/problem+json'),
      ])
    })
  })
}
