// The arguments of a command. Plain JavaScript, so that it also runs on an older Node.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * Reads the options and names after a command. Answers `--help` and `--version` on stdout with 0, and a wrong call with
 * one line on stderr and 2: then `exitCode` is set, and nothing else is.
 */
export const readArguments = ({
  help,
  options,
  names: { min, max } = { min: 0, max: 0 },
  args = process.argv.slice(2),
}) => {
  const [usage] = help.split('\n')
  try {
    const { values, positionals: names } = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean' }, version: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (values.help || values.version) {
      console.log(values.help ? help : versionOf())
      return { exitCode: 0 }
    }
    if (names.length >= min && names.length <= max) return { values, names }
  } catch {
    // An unknown option, or one without its value.
  }
  console.error(usage)
  return { exitCode: 2 }
}

const versionOf = () =>
  read('../dist/version') ?? JSON.parse(read('../package.json') ?? '{}').version ?? 'unknown'

const read = (path) => {
  try {
    return readFileSync(new URL(path, import.meta.url), 'utf8').trim()
  } catch {
    return undefined
  }
}
