import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Measured, measure, type Target } from './measure.ts'
import { type Server, startNginx, startReference } from './servers.ts'

export type Row = { what: string; value: string; nodeRatio?: string; nginxRatio?: string; tail?: string }

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
export const requested: Record<string, Requested> = {
  home: { what: 'home page from memory', paths: ['/'], accept: html },
  services: { what: '/api/services', paths: ['/api/services'], accept: json },
  list: { what: 'list of 20 publications', paths: ['/api/publications?pageSize=20'], accept: json },
  none: {
    what: 'the same, without contents',
    paths: ['/api/publications?pageSize=20&content=none'],
    accept: json,
  },
  search: { what: 'search page, never requested before', paths: searches, accept: html },
  homeTail: { what: 'home page, 200 connections', paths: ['/'], accept: html, connections: 200 },
  listTail: {
    what: 'list, 200 connections',
    paths: ['/api/publications?pageSize=20'],
    accept: json,
    connections: 200,
  },
}

const compared = [
  'content-type',
  'content-encoding',
  'etag',
  'cache-control',
  'vary',
  'content-security-policy',
]

/** Measures Mizan and, with the bytes and headers of its first response, a bare Node server and nginx. */
export const measureRow = async (
  mizan: Server,
  pids: number[],
  { what, paths, accept, connections = 16 }: Requested,
  { folder, seconds }: { folder: string; seconds: number },
): Promise<Row> => {
  const place = join(folder, what.replaceAll(/\W+/g, '-'))
  mkdirSync(place, { recursive: true })
  const { bytes, headers } = await rawAnswer(`http://127.0.0.1:${mizan.port}${paths[0]}`, accept)
  const file = join(place, 'answer')
  writeFileSync(file, bytes)
  const references = [await startReference(file, headers), await startNginx(place, file, headers)].filter(
    (server) => server !== undefined,
  )
  try {
    const targets: Target[] = [
      { name: mizan.name, port: mizan.port, paths, accept, pids },
      ...references.map(({ name, port, pid }) => ({ name, port, paths: ['/answer'], accept, pids: [pid] })),
    ]
    return rowOf(what, await measure(targets, { seconds, connections }))
  } finally {
    for (const server of references) await server.stop()
  }
}

/** The bytes on the wire, compressed if the response is. */
const rawAnswer = async (url: string, accept: string) => {
  const { get } = await import('node:http')
  return new Promise<{ bytes: Buffer; headers: Record<string, string> }>((resolve, reject) => {
    get(url, { headers: { accept, 'accept-encoding': 'br, gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const given = compared.flatMap((name) => {
          const value = response.headers[name]
          return value === undefined ? [] : [[name, String(value)]]
        })
        resolve({ bytes: Buffer.concat(chunks), headers: Object.fromEntries(given) })
      })
    }).on('error', reject)
  })
}

const rowOf = (what: string, measured: Measured[]): Row => {
  const of = (name: string) => measured.find((each) => each.name === name)
  const own = of('Mizan')
  const ratioTo = (name: string) => {
    const other = of(name)
    return own && other ? (own.perCpuSecond / other.perCpuSecond).toFixed(2) : ''
  }
  return {
    what,
    value: `${Math.round(own?.perCpuSecond ?? 0)} per CPU second`,
    nodeRatio: ratioTo('node:http'),
    nginxRatio: ratioTo('nginx'),
    tail: `p99 ${own?.p99InMs} ms (node:http ${of('node:http')?.p99InMs}), ${own?.failed} failed`,
  }
}
