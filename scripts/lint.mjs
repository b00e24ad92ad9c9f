// `npm run lint`: format and lint, imports, exports and packages that nobody uses, texts that nobody names. All of it
// runs, so that one call names everything.
import { attempt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
const lints = [
  ['biome', 'ci', '--error-on-warnings'],
  ['node', 'scripts/check-imports.ts'],
  ['node', 'scripts/check-texts.ts'],
  ['knip'],
]
const failed = lints.filter(([command, ...args]) => !attempt(command, args))
process.exit(failed.length === 0 ? 0 : 1)
