import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

type Plugin = { transform?: (code: string, id: string) => { code: string } | null }

/** A module of a package, as the build of the server changes it. */
const builtModule = async (name: string) => {
  const { serverBuild } = await import(join(import.meta.dirname, 'server-build.mjs'))
  const id = fileURLToPath(import.meta.resolve(name))
  const code = (serverBuild.plugins as Plugin[]).reduce(
    (text, { transform }) => transform?.(text, id)?.code ?? text,
    readFileSync(id, 'utf8'),
  )
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

it('compares the classes of the installed Drizzle without their names', async () => {
  const { is, entityKind } = await builtModule('drizzle-orm/entity')
  const kindOf = () =>
    class {
      static readonly [entityKind] = 'Column'
      readonly name = 'subject'
    }
  const [Column, Namesake] = [kindOf(), kindOf()]
  class TextColumn extends Column {}
  expect(is(new TextColumn(), Column)).toBe(true)
  expect([new Namesake(), undefined, 'Column'].map((value) => is(value, Column))).toEqual([
    false,
    false,
    false,
  ])
})
