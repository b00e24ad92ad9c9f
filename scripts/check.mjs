// `npm run check`: types, format, lint, imports, dictionaries and every test that needs neither a database nor a
// browser, within a minute of one core; `npm run check -- src/i18n` runs a part of the tests.
import { ensureInstalled, run } from './prepare.mjs'

ensureInstalled()
run('biome', ['ci', '--error-on-warnings'])
run('node', ['scripts/check-imports.ts'])
run('tsc', ['--noEmit'])
run('vitest', ['run', '--project', 'pure', ...process.argv.slice(2)])
