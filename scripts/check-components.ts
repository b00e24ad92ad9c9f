// Finds default exports of `.tsx` files that have no name. Hot reload replaces a named component and preserves its
// state; for a nameless one, Vite reloads the page. Run directly, it prints its results.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const findNamelessComponents = (src: string): string[] =>
  globSync('**/*.tsx', { cwd: src })
    .filter((file) =>
      /^export default (async )?(\(|<|\w+ =>|function ?\*? ?\()/m.test(readFileSync(join(src, file), 'utf8')),
    )
    .map((file) => `${file} exports a component without a name`)
    .sort()

if (import.meta.main) {
  const found = findNamelessComponents(join(import.meta.dirname, '../src'))
  for (const line of found) console.error(line)
  process.exitCode = found.length === 0 ? 0 : 1
}
