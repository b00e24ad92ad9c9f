import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findClosedPort } from '#tests/support/closed-port.ts'
import { endWithProcess } from '#tests/support/end-with-process.ts'
import { onCore } from './processes.ts'

export type Server = { port: number; pid: number; stop(): Promise<void> }

const adminPassword = 'made-up-for-one-run'

const root = join(import.meta.dirname, '..')

const started = async (child: ChildProcess, port: Promise<number>): Promise<Server> => {
  const wasEnded = endWithProcess(() => child.kill('SIGKILL'))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    wasEnded()
  }
  return { port: await port, pid: child.pid ?? 0, stop }
}

/** The built server, started like `npm start`. Under load it has one core; a measured start has all of them. */
export const startMizan = async (
  dataDir: string,
  databaseUrl: string | undefined,
  { cores = 'one' }: { cores?: 'one' | 'all' } = {},
): Promise<Server> => {
  const port = await findClosedPort()
  const own: [string, string[]] = [process.execPath, ['scripts/start.mjs']]
  const [command, args] = cores === 'one' ? onCore(0, ...own) : own
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
  return started(child, untilAnswered(port, child))
}

/** A bare `node:http` server that sends the response in this file. */
export const startReference = async (file: string): Promise<Server> => {
  const script = join(import.meta.dirname, 'reference-process.ts')
  const [command, args] = onCore(0, process.execPath, [script, file])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = new Promise<number>((resolve) =>
    child.stdout?.on('data', (chunk) => resolve(Number(/port (\d+)/.exec(String(chunk))?.[1]))),
  )
  return started(child, port)
}

const untilAnswered = async (port: number, child: ChildProcess): Promise<number> => {
  while (child.exitCode === null) {
    const status = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return port
    await wait(5)
  }
  throw new Error(`the server ended with ${child.exitCode}`)
}

/** The admin's session cookie, as a header. */
export const logIn = async ({ port }: Server): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  })
  if (!answer.ok) throw new Error(`the admin's login was answered with ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
