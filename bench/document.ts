import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { cellsOf, shortfallsOf, type Wait } from './behind-the-login.ts'
import type { Row } from './rates.ts'

/** The text of docs/performance.md. */
export const documentOf = (waits: readonly Wait[], rows: readonly Row[]): string => {
  const shortfalls = [...waits.flatMap(shortfallsOf), ...rows.flatMap(({ shortfall }) => shortfall ?? [])]
  return [
    '# Performance',
    '',
    `\`npm run bench\` writes this page. ${origin()}`,
    '',
    '## What a person waits for',
    '',
    'Cold cache, HTTP/1.1, medians of five rounds in Chromium. The slow phone has a processor four times slower, 1.5 Mbit/s',
    'and 562 ms per request, the desktop 10 Mbit/s and 40 ms. "Read" is the time until the text of the person\'s own request',
    'can be read, "used" the time until a click has its effect, too. Requests, scripts and bytes are counted until then.',
    'Each step is a request that begins after the end of another one.',
    '',
    ...tableOf(waits.map(cellsOf)),
    '',
    '## The server',
    '',
    'Each load alternates between the built server and a bare `node:http` server that sends the same bytes. Values are',
    'medians of three rounds. Rates are requests per CPU second of the server and of PostgreSQL. Paints are measured in',
    'Chromium with the mobile throttling of Lighthouse. "Touch" is the first interaction; "never asked before" means that the',
    'response is not cached. "The other server" is the one of `--beside`, in the same rounds. "CPU of" a page behind the',
    'login is the processor time of all threads of the server for one visit, after a warm-up.',
    '',
    ...tableOf(
      rows.map(({ what, value, nodeRatio = '', tail = '' }) => ({
        What: what,
        Measured: value,
        '× node:http': nodeRatio,
        Slowest: tail,
      })),
    ),
    '',
    '## What falls short',
    '',
    ...(shortfalls.length > 0 ? shortfalls.map((line) => `- ${line}`) : ['Each goal is reached.']),
    '',
  ].join('\n')
}

const origin = (): string => {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--', 'src', 'bench') !== ''
  const commit = `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`
  return `Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, ${machine}.`
}

const tableOf = (rows: readonly Record<string, string>[]): string[] => {
  const headers = Object.keys(rows[0] ?? {})
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(headers),
    line(headers.map(() => '---')),
    ...rows.map((row) => line(headers.map((header) => row[header] ?? ''))),
  ]
}
