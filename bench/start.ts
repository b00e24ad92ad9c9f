import { cpuInSeconds, pssInMb } from './processes.ts'
import { type Row, runLoad } from './rates.ts'
import { startMizan } from './servers.ts'

const starts = 5
const pages = ['/', '/?lang=ar', '/services/2', '/team/1', '/publications', '/contact']
const lists = ['/api/services', '/api/team-members', '/api/publications?pageSize=20']

const median = (numbers: number[]): number =>
  numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0

/**
 * Time from the start of the process to the first page, on a prepared database; the very first start only
 * prepares it.
 */
export const measureStart = async (engine: string, dataDir: string, databaseUrl?: string): Promise<Row> => {
  const seconds: number[] = []
  const cpu: number[] = []
  for (let at = 0; at <= starts; at += 1) {
    const begun = performance.now()
    const mizan = await startMizan(dataDir, databaseUrl, { cores: 'all' })
    if (at > 0) {
      seconds.push((performance.now() - begun) / 1000)
      cpu.push(cpuInSeconds([mizan.pid]))
    }
    await mizan.stop()
  }
  return {
    what: `start to the first page, ${engine}`,
    value: `${median(seconds).toFixed(2)} s, of it ${median(cpu).toFixed(2)} s of CPU`,
  }
}

/** Memory at the start and after thousands of pages and lists. */
export const measureMemory = async (
  engine: string,
  dataDir: string,
  { databaseUrl, seconds }: { databaseUrl?: string | undefined; seconds: number },
): Promise<Row> => {
  const mizan = await startMizan(dataDir, databaseUrl)
  try {
    const before = pssInMb([mizan.pid])
    const streams = [{ paths: [...pages, ...lists], headers: {}, connections: 16 }]
    const [result] = await runLoad({ port: mizan.port, seconds: seconds * 3, streams })
    const after = pssInMb([mizan.pid])
    return {
      what: `memory (PSS), ${engine}`,
      value: `${Math.round(before)} MB at the start, ${Math.round(after)} MB after ${result?.served.count} answers`,
    }
  } finally {
    await mizan.stop()
  }
}
