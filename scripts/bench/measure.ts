import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Load, LoadResult } from './load-process.ts'
import { cpuInSeconds, onCore } from './processes.ts'

export type Target = { name: string; port: number; paths: string[]; accept: string; pids: number[] }
export type Measured = LoadResult & { name: string; perCpuSecond: number }

export const runLoad = (load: Load): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'load-process.ts')
    const [command, args] = onCore(1, process.execPath, [script, JSON.stringify(load)])
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let out = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`the load ended with ${code}`)),
    )
  })

/**
 * Measures each target in turn, three times, so that a slow moment of the machine affects all of them; the
 * result is the median. `perCpuSecond` counts only the CPU time of the target's processes.
 */
export const measure = async (
  targets: Target[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Measured[]> => {
  const results = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]))
  for (const { port, paths, accept } of targets)
    await runLoad({ port, paths, accept, connections, seconds: 1 })
  for (let round = 0; round < rounds; round += 1)
    for (const { name, port, paths, accept, pids } of targets) {
      const before = cpuInSeconds(pids)
      const result = await runLoad({ port, paths, accept, connections, seconds })
      const cpu = cpuInSeconds(pids) - before
      results.get(name)?.push({ ...result, name, perCpuSecond: result.answered / cpu })
    }
  return [...results.values()].map(
    (each) => each.sort((one, other) => one.perCpuSecond - other.perCpuSecond)[rounds >> 1] as Measured,
  )
}

const rounds = 3
