import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { endWithProcess } from '#tests/support/end-with-process.ts'
import { onCore } from './processes.ts'

export type Server = { name: string; port: number; pid: number; stop(): Promise<void> }

export const adminPassword = 'made-up-for-one-run'

const root = join(import.meta.dirname, '../..')

const started = async (name: string, child: ChildProcess, port: Promise<number>): Promise<Server> => {
  const wasEnded = endWithProcess(() => child.kill('SIGKILL'))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    wasEnded()
  }
  return { name, port: await port, pid: child.pid ?? 0, stop }
}

/** The built server, started like `npm start`. */
export const startMizan = async (dataDir: string, databaseUrl: string | undefined): Promise<Server> => {
  const port = await findClosedPort()
  const [command, args] = onCore(0, process.execPath, ['scripts/start.mjs'])
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000000',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  })
  return started(
    'Mizan',
    child,
    untilAnswered(port, child).then(() => port),
  )
}

/** A bare `node:http` server. */
export const startReference = async (file: string, headers: Record<string, string>): Promise<Server> => {
  const script = join(import.meta.dirname, 'reference-process.ts')
  const [command, args] = onCore(0, process.execPath, [script, file, JSON.stringify(headers)])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = new Promise<number>((resolve) =>
    child.stdout?.on('data', (chunk) => resolve(Number(/port (\d+)/.exec(String(chunk))?.[1]))),
  )
  return started('node:http', child, port)
}

const nginx = '/usr/sbin/nginx'

/** nginx with the same bytes in a file, if it is installed. */
export const startNginx = async (
  folder: string,
  file: string,
  headers: Record<string, string>,
): Promise<Server | undefined> => {
  if (!existsSync(nginx)) return undefined
  const port = await findClosedPort()
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const { 'content-type': type = 'text/plain', ...more } = headers
  const added = Object.entries(more).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/logs/error;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { access_log off; sendfile on; keepalive_requests 1000000; client_body_temp_path ${folder}/logs;
      types {} default_type "${type}";
      server { listen 127.0.0.1:${port}; location = /answer { alias ${file}; ${added.join(' ')} } } }`,
  )
  const [command, args] = onCore(0, nginx, [
    '-p',
    folder,
    '-e',
    join(folder, 'logs/error'),
    '-c',
    join(folder, 'nginx.conf'),
  ])
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  return started(
    'nginx',
    child,
    untilAnswered(port, child, '/answer').then(() => port),
  )
}

const untilAnswered = async (port: number, child: ChildProcess, path = '/'): Promise<void> => {
  while (child.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await wait(5)
  }
  throw new Error(`the server ended with ${child.exitCode}`)
}
