import type { ParseArgsConfig } from 'node:util'

type Called = { values: Record<string, string | boolean | undefined>; names: string[] }

export const readArguments: (command: {
  /** Begins with the usage line of the command. */
  help: string
  options?: ParseArgsConfig['options']
  /** How many names may follow. */
  names?: { min: number; max: number }
  args?: string[]
}) => { exitCode: 0 | 2 } | ({ exitCode?: undefined } & Called)
