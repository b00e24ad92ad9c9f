// `npm run lint`: formatting and lint rules, import law, unused exports, files and packages, unused texts,
// classes of sheets that are not loaded, components without a name. It runs all of them even after a failure, so that one call reports
// everything.
import { attempt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
const lints = [
  ['biome', 'ci', '--error-on-warnings'],
  ['node', 'scripts/check-imports.ts'],
  ['node', 'scripts/check-texts.ts'],
  ['node', 'scripts/check-classes.ts'],
  ['node', 'scripts/check-components.ts'],
  ['knip'],
]
const failed = lints.filter(([command, ...args]) => !attempt(command, args))
process.exit(failed.length === 0 ? 0 : 1)
