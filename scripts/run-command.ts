import { fileURLToPath } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Environment, readEnvironment } from '../src/env.ts'
import type { Firm } from '../src/features/backups/server/firm.ts'

/** 0: done; 1: refused or failed; 2: called in a wrong way; 3: done, but something is damaged. */
type ExitCode = 0 | 1 | 2 | 3

type Arguments = { values: Record<string, string | boolean | undefined>; names: string[] }
type Command = {
  /** What `--help` prints; its first line is how the command is called. */
  help: string
  options?: ParseArgsConfig['options']
  /** How many names may follow. */
  names: { least: number; most: number }
  run: (asked: Arguments, environment: Environment) => Promise<ExitCode>
}

export const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

export const firmOf = ({ dataDir, databaseUrl, timeLimitScale, bucket }: Environment): Firm => ({
  dataDir,
  databaseUrl,
  timeLimitScale,
  bucket,
})

/** Runs a command of an operator: one line for what went wrong, and an exit code. */
export const runCommand = async (command: Command): Promise<void> => {
  process.umask(0o077)
  process.exitCode = await resultOf(command).catch((error: Error) => {
    console.error(error.message)
    return 1
  })
}

const resultOf = async ({ help, options, names, run }: Command): Promise<ExitCode> => {
  const asked = argumentsOf(options)
  if (asked?.values.help) {
    console.log(help)
    return 0
  }
  if (!asked || asked.names.length < names.least || asked.names.length > names.most) {
    console.error(help.slice(0, help.indexOf('\n')))
    return 2
  }
  return run(asked, readEnvironment())
}

const argumentsOf = (options: ParseArgsConfig['options']): Arguments | undefined => {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    })
    return { values: values as Arguments['values'], names: positionals }
  } catch {
    return undefined
  }
}
