import type { ParseArgsConfig } from 'node:util'

type Called = { values: Record<string, string | boolean | undefined>; names: string[] }

export const readArguments: (command: {
  /** Begins with the line that says how the command is called. */
  help: string
  options?: ParseArgsConfig['options']
  /** How many names may follow. */
  names?: { min: number; max: number }
  args?: string[]
}) => { exitCode: 0 | 2 } | ({ exitCode?: undefined } & Called)
