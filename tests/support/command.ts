import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { timeLimitScale } from './time-limits.ts'

/** The environment of a command or server. */
export type Settings = Record<string, string>

/** The built file of a command, which starts six times as fast as its source. Without a build, the source. */
export const commandFile = (name: string): string =>
  existsSync(`dist/commands/${name}.js`) ? `dist/commands/${name}.js` : `scripts/${name}.ts`

/** Runs a command of `scripts/` with only the given settings. */
export const runScript = async (name: string, names: string[], settings: Settings = {}) => {
  const child = spawn(process.execPath, [commandFile(name), ...names], {
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
