// `npm run check`: types, format, lint, import rules, dictionaries and every test that needs no browser.
import { ensureInstalled, run } from './prepare.mjs'

ensureInstalled()
run('biome', ['ci', '--error-on-warnings'])
run('tsc', ['--noEmit'])
run('vitest', ['run', ...process.argv.slice(2)])
