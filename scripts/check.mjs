// `npm run check`: types, lint, dictionaries and every test that needs neither a database nor a
// browser, within a minute of one core; `npm run check -- src/i18n` runs a part of the tests.
import { ensureInstalled, run } from './prepare.mjs'

ensureInstalled()
run('node', ['scripts/lint.mjs'])
run('tsc', ['--noEmit'])
run('vitest', ['run', '--project', 'pure', ...process.argv.slice(2)])
