// `npm run check`: types, lint, dictionaries and every test that needs neither a database nor a browser, in
// under a minute on one core; `npm run check -- src/i18n` runs some of the tests.
import { ensureInstalled, run } from './prepare.mjs'

ensureInstalled()
run('node', ['scripts/lint.mjs'])
run('tsc', ['--noEmit'])
run('vitest', ['run', '--project', 'pure', ...process.argv.slice(2)])
