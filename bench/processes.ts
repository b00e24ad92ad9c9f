import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** A process and its children as listed in /proc. Linux only. */

type Seen = { pid: number; parent: number; cpuInSeconds: number }

const ticksPerSecond = 100

const seen = (pid: number): Seen | undefined => {
  try {
    const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = afterName.split(' ')
    // User and system time, of the process and of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
    return { pid, parent: Number(fields[1]), cpuInSeconds: ticks / ticksPerSecond }
  } catch {
    return undefined
  }
}

const treeOf = (root: number): Seen[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => seen(Number(name)) ?? [])
  const below = (pid: number): Seen[] => all.filter(({ parent }) => parent === pid).flatMap(withBelow)
  const withBelow = (each: Seen): Seen[] => [each, ...below(each.pid)]
  return all.filter(({ pid }) => pid === root).flatMap(withBelow)
}

export const cpuInSeconds = (roots: number[]): number =>
  roots.flatMap(treeOf).reduce((sum, each) => sum + each.cpuInSeconds, 0)

/** The memory that would be free without these processes, with their share of shared memory. */
export const pssInMb = (roots: number[]): number =>
  roots.flatMap(treeOf).reduce((sum, { pid }) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    return sum + Number(kilobytes ?? 0) / 1024
  }, 0)

/** The PostgreSQL server that this process started. */
export const postmaster = (): number | undefined =>
  treeOf(process.pid).find(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres\0'))
    ?.pid

/** With at least two cores, servers get one and the load another. */
const isPinned = availableParallelism() > 1 && existsSync('/usr/bin/taskset')

export const onCore = (core: 0 | 1, command: string, args: string[]): [string, string[]] =>
  isPinned ? ['taskset', ['-c', String(core), command, ...args]] : [command, args]

/** Also applies to processes that it starts later. */
export const moveToCore = (core: 0 | 1, pid: number): void => {
  if (isPinned) execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' })
}
