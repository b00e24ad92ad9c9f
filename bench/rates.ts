import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Load, Result } from './load-process.ts'
import { cpuInSeconds, onCore } from './processes.ts'
import { type Server, startReference } from './servers.ts'

/** `shortfall`: the goal that it does not reach. */
export type Row = { what: string; value: string; nodeRatio?: string; tail?: string; shortfall?: string }

export const runLoad = async (load: Load): Promise<Result[]> => {
  const script = join(import.meta.dirname, 'load-process.ts')
  const [command, args] = onCore(1, process.execPath, [script, JSON.stringify(load)])
  return JSON.parse((await promisify(execFile)(command, args)).stdout)
}

type Requested = { what: string; paths: string[]; accept: string; connections?: number }

const html = 'text/html'
const json = 'application/json'

const words =
  'contract court company labor firm law saudi arbitration system service right employee employer notice claim commercial judge day article case evidence board partner data trademark lease property sale wage leave tax invoice director capital share debt guarantee agency'.split(
    ' ',
  )
/** More searches than the cache can store, so that each of them is rendered. */
const searches = words.flatMap((one) =>
  words.filter((other) => other !== one).map((other) => `/publications?q=${one}+${other}`),
)

/** The load of each row. */
export const requested = {
  home: { what: 'home page from memory', paths: ['/'], accept: html },
  services: { what: '/api/services', paths: ['/api/services'], accept: json },
  list: { what: 'list of 20 publications', paths: ['/api/publications?pageSize=20'], accept: json },
  search: { what: 'search page, never asked before', paths: searches, accept: html },
  homeTail: { what: 'home page, 200 connections', paths: ['/'], accept: html, connections: 200 },
} as const satisfies Record<string, Requested>

export const headersOf = (accept: string) => ({ accept, 'accept-encoding': 'br, gzip' })

const rounds = 3

/**
 * Measures Mizan and, with the bytes and headers of its first response, a bare Node server. They alternate, so
 * that a slow moment of the machine affects both; the result is the median of three rounds.
 */
export const measureRate = async (
  mizan: Pick<Server, 'port'>,
  pids: number[],
  { what, paths, accept, connections = 16 }: Requested,
  { folder, seconds }: { folder: string; seconds: number },
): Promise<Row> => {
  const reference = await startReference(await savedAnswer(mizan.port, paths[0] ?? '/', accept, folder))
  const targets = [
    { port: mizan.port, paths, pids },
    { port: reference.port, paths: ['/'], pids: [reference.pid] },
  ]
  const measure = async (
    { port, paths: asked, pids: measured }: (typeof targets)[number],
    length: number,
  ) => {
    const streams = [{ paths: asked, headers: headersOf(accept), connections }]
    const before = cpuInSeconds(measured)
    const [result] = await runLoad({ port, seconds: length, streams })
    if (!result) throw new Error('the load has no result')
    return { ...result, perCpuSecond: result.served.count / (cpuInSeconds(measured) - before) }
  }
  try {
    for (const target of targets) await measure(target, 1)
    const results = targets.map((): Awaited<ReturnType<typeof measure>>[] => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [at, target] of targets.entries()) results[at]?.push(await measure(target, seconds))
    const [own, bare] = results.map(
      (each) => each.sort((one, other) => one.perCpuSecond - other.perCpuSecond)[rounds >> 1],
    )
    if (!own || !bare) throw new Error('nothing was measured')
    return {
      what,
      value: `${Math.round(own.perCpuSecond)} per CPU second`,
      nodeRatio: (own.perCpuSecond / bare.perCpuSecond).toFixed(2),
      tail: `p99 ${own.served.p99InMs} ms (node:http ${bare.served.p99InMs}), ${own.failed} failed`,
    }
  } finally {
    await reference.stop()
  }
}

const sentHeaders = [
  'content-type',
  'content-encoding',
  'etag',
  'cache-control',
  'vary',
  'content-security-policy',
]

/** A file with the headers and the bytes of a response, compressed if the response is. */
const savedAnswer = (port: number, path: string, accept: string, folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: headersOf(accept) }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const headers = Object.fromEntries(sentHeaders.map((name) => [name, response.headers[name]]))
      const file = join(folder, 'answer.json')
      writeFileSync(file, JSON.stringify({ headers, body: Buffer.concat(chunks).toString('base64') }))
      resolve(file)
    }).on('error', reject)
  })
