import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { findClosedPort } from './closed-port.ts'
import { killWithProcess } from './end-with-process.ts'

type Answer = {
  status: number
  body: string
  cookie: string
  /** The server that answered, from nginx. */
  servedBy: string
}
export type Ask = (
  path: string,
  options?: { method?: string; body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>

/** Sends requests like a browser, with keep-alive. */
export const asker = (origin: string): { ask: Ask; close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const ask: Ask = (path, { method = 'GET', body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const json = body === undefined ? undefined : JSON.stringify(body)
      const sent = request(
        origin + path,
        {
          agent,
          method,
          headers: { origin, ...(json && { 'content-type': 'application/json' }), ...headers },
        },
        (answer) => {
          let text = ''
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.on('error', reject)
          answer.on('end', () => {
            const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0])
            // An unreachable server is listed before the one that answered.
            const servedBy =
              String(answer.headers['x-served-by'] ?? '')
                .split(', ')
                .at(-1) ?? ''
            resolve({ status: answer.statusCode ?? 0, body: text, cookie: cookies.join('; '), servedBy })
          })
        },
      )
      sent.on('error', reject)
      sent.end(json)
    })
  return { ask, close: () => agent.destroy() }
}

/** Starts nginx in front of servers, with our own example. */
export const startNginx = async (
  folder: string,
  ports: readonly number[],
): Promise<{ origin: string; child: ChildProcess }> => {
  const port = await findClosedPort()
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=3 fail_timeout=2s;`).join('\n')
  // Our example without TLS, which would only cost time here.
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server 127\.0\.0\.1:3000 .*;/, servers)
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}/, '')
    .replaceAll(/^ *(listen \[::\]|ssl_).*$/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('www.example.com', 'localhost')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `pid ${folder}/nginx.pid; daemon off; error_log ${folder}/error.log; events {}
    http { access_log off; add_header X-Served-By $upstream_addr always; ${temporary} ${site} }`,
  )
  const child = spawn('nginx', ['-c', config], { stdio: 'ignore' })
  killWithProcess(child)
  return { origin: `http://localhost:${port}`, child }
}
