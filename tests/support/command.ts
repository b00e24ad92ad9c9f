import { spawn } from 'node:child_process'
import { timeLimitScale } from './time-limits.ts'

/** The environment of a command or server. */
export type Settings = Record<string, string>

/** Runs a command of `scripts/` with only the given settings. */
export const runScript = async (name: string, names: string[], settings: Settings = {}) => {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...names], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      TIME_LIMIT_SCALE: String(timeLimitScale),
      ...settings,
    },
  })
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.error += text
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, ...said }
}
