import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ParseArgsConfig } from 'node:util'
import { type Environment, readEnvironment } from '../src/env.ts'
import type { Firm } from '../src/features/backups/server/firm.ts'
import { readArguments } from './arguments.mjs'

/** 0: done; 1: refused or failed; 2: invalid call; 3: done, but something is damaged. */
type ExitCode = 0 | 1 | 2 | 3

type Arguments = { values: Record<string, string | boolean | undefined>; names: string[] }
type Command = {
  /** The output of `--help`; its first line is the usage. */
  help: string
  options?: ParseArgsConfig['options']
  /** Min and max number of positional arguments. */
  names: { min: number; max: number }
  run: (requested: Arguments, environment: Environment) => Promise<ExitCode>
}

export const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

export const firmOf = ({ dataDir, databaseUrl, timeLimitScale, bucket }: Environment): Firm => ({
  dataDir,
  databaseUrl,
  timeLimitScale,
  bucket,
})

/** Fails with a usage error if the file does not exist. */
export const requireFile = async (name: string): Promise<string> => {
  const file = resolve(name)
  if ((await stat(file).catch(() => undefined))?.isFile()) return file
  throw new UsageError(`${name}: there is no such file`)
}

/** Ends a command with exit code 2. */
export class UsageError extends Error {}

/** Runs an operator's command: prints one line for an error, and sets the exit code. */
export const runCommand = async (command: Command): Promise<void> => {
  process.umask(0o077)
  process.exitCode = await resultOf(command).catch((error: Error) => {
    console.error(error.message)
    return error instanceof UsageError ? 2 : 1
  })
}

const resultOf = async ({ help, options, names, run }: Command): Promise<ExitCode> => {
  const requested = readArguments({ help, options, names })
  return requested.exitCode ?? run(requested, readEnvironment())
}
