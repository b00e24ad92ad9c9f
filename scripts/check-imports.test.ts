import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openScratchFolder } from '#tests/support/scratch-folder.ts'
import { findFaults } from './check-imports.ts'

const src = openScratchFolder('imports')
const { write } = src

it('finds no violations and no feature cycles in our own imports', () => {
  expect(findFaults(join(import.meta.dirname, '../src'))).toEqual([])
})

it.each([
  ['table', /^export const \w+ = (\w*[tT]able)\(/m],
  ['calls', /interface KnownCalls/],
  ['routes', /\bregister\(/],
])('finds the %s of a feature only in files with that last word', (word, contents) => {
  const files = globSync('src/features/**/server/**/*.ts', { cwd: join(import.meta.dirname, '..') })
  const found = files.filter(
    (file) =>
      !/\.(test|matrix)\.ts$/.test(file) &&
      contents.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')),
  )
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter((file) => !new RegExp(`(^|-)${word}\\.ts$`).test(basename(file)))).toEqual([])
})

const noun = 'features/messages'
const server = `${noun}/server`

describe('a forbidden import', () => {
  it.each([
    // Screens call the API and never import a server file, whatever its name.
    ['pages/office/page.tsx', '#features/publications/server/repository.ts'],
    ['pages/office/page.tsx', '#features/publications/server/admin-repository.ts'],
    ['pages/office/page.tsx', '#features/publications/server/admin-routes.ts'],
    ['pages/office/page.tsx', '#features/messages/server/readers.ts'],
    ['pages/office/page.tsx', '#features/messages/server/deeper/anything.ts'],
    ['pages/office/page.tsx', '#features/auth/two-factor/server/second-factor.ts'],
    ['pages/office/page.tsx', '../../features/messages/server/table.ts'],
    [`${noun}/office/message.tsx`, '../server/earlier-repository.ts'],
    [`${noun}/portal/message.tsx`, '../server/mails.ts'],
    [`${noun}/website/message.tsx`, '../server/routes.ts'],
    [`${noun}/browser/message.tsx`, '#pages/guard.tsx'],
    [`${noun}/office/editor/part.tsx`, '../../server/table.ts'],
    ['features/auth/two-factor/account/key.tsx', '../server/repository.ts'],
    // Calls import schemas, so the browser uses them only as ambient types, without an import.
    [`${noun}/browser/api.ts`, '../server/calls.ts'],
    [`${noun}/browser/api.ts`, '../server/repository.ts'],
    [`${noun}/office/api.ts`, 'drizzle-orm/pg-core'],
    // A visitor must not download the screens of another audience.
    ['pages/website/page.tsx', `#${noun}/office/message.tsx`],
    ['pages/website/page.tsx', '#pages/portal/portal-layout.tsx'],
    ['pages/portal/page.tsx', `#${noun}/office/message.tsx`],
    [`${noun}/browser/message.tsx`, '../office/message.tsx'],
    [`${noun}/portal/message.tsx`, '../website/message.tsx'],
    ['pages/account/page.tsx', `#${noun}/office/message.tsx`],
    ['pages/guard.tsx', './office/page.tsx'],
    // Files directly in a feature's folder are for both sides.
    [`${noun}/schema.ts`, './server/table.ts'],
    [`${noun}/admin-schema.ts`, './server/mails.ts'],
    [`${noun}/rules.ts`, './browser/api.ts'],
    [`${noun}/schema.ts`, 'node:crypto'],
    ['features/settings/setting-values.ts', './server/repository.ts'],
    // A table may import schemas and the tables of its foreign keys.
    [`${server}/table.ts`, './repository.ts'],
    // Only repositories contain SQL. They import neither requests nor screens.
    [`${server}/office-routes.ts`, 'pg'],
    [`${server}/policy.ts`, './table.ts'],
    [`${server}/routes.ts`, './table.ts'],
    [`${server}/erase-repository.ts`, 'fastify-type-provider-zod'],
    [`${server}/erase-repository.ts`, './routes.ts'],
    [`${server}/erase-repository.ts`, '../office/message.tsx'],
    [`${server}/readers.ts`, '#ui/button.tsx'],
    // The server's side of a feature.
    [`${server}/routes.ts`, '#features/users/server/routes.ts'],
    [`${server}/admin-routes.ts`, '#features/users/server/identity-routes.ts'],
    [`${server}/routes.ts`, '../browser/api.ts'],
    [`${server}/routes.ts`, '#pages/guard.tsx'],
    [`${server}/mails.ts`, './routes.ts'],
    // The foundations do not import anything that is built on them.
    ['access/roles.ts', '#features/users/schema.ts'],
    ['api/register.ts', '#features/auth/server/repository.ts'],
    ['ui/button.tsx', '#features/auth/schema.ts'],
    ['rendering/server/page-routes.ts', '#features/messages/schema.ts'],
    ['rendering/server/page-routes.ts', '#db/connection.ts'],
    ['rendering/server/page-routes.ts', '#pages/office/page.tsx'],
    ['app/routes.ts', '#process/open-app.ts'],
    // A new folder must be added to the import rules before it contains files.
    ['utils/things.ts', '#ui/button.tsx'],
    ['pages/guard.tsx', '#utils/things.ts'],
    [`${noun}/helpers/things.ts`, '#ui/button.tsx'],
  ])('in %s of %s is refused', (file, name) => {
    write(file, `import { a } from '${name}'\n`)
    expect(findFaults(src.path)).toEqual([expect.stringContaining(`src/${file}:1 imports ${name}: `)])
  })

  it.each([
    ['a type import', "import type { A } from '../server/table.ts'"],
    ['an import on several lines', "import {\n  a,\n  type B,\n} from '../server/table.ts'"],
    [
      'an import with a comment inside',
      "import {\n  a, // the rows of 'messages'\n} from '../server/table.ts'",
    ],
    [
      'an import after an import of types',
      "import type { A } from '../schema.ts'\nconst a = () => import('../server/table.ts')",
    ],
    [
      'a lazy import with a bundler comment',
      "const a = () => import(/* @vite-ignore */ '../server/table.ts')",
    ],
    ['a re-export', "export * from '../server/table.ts'"],
    ['a side-effect import', "import '../server/table.ts'"],
    ['a lazy import', "const a = () => import('../server/table.ts')"],
    ['a lazy import in a template', 'const a = () => import(`../server/table.ts`)'],
    ['the type of a module', "type A = typeof import('../server/table.ts')"],
  ])('as %s is refused', (_how, text) => {
    write(`${noun}/browser/api.ts`, `\n${text}\n`)
    expect(findFaults(src.path)).toHaveLength(1)
  })
})

it("allows screens to import only the types of the server's calls", () => {
  write(
    'pages/page.tsx',
    "import type { A } from '#http/errors.ts'\nconst b = () => import('#http/errors.ts')",
  )
  expect(findFaults(src.path)).toEqual([expect.stringContaining('src/pages/page.tsx:2')])
})

it('requires lazy imports for the screens of an audience', () => {
  write(
    'pages/app.tsx',
    "const a = () => import('./office/page.tsx')\nconst b = await import('./website/page.tsx')\nimport './portal/page.tsx'",
  )
  expect(findFaults(src.path)).toEqual([expect.stringContaining('src/pages/app.tsx:3')])
})

it('allows tests, and imports that follow the rules', () => {
  write(
    'pages/office/page.tsx',
    [
      "import { a } from '#features/messages/schema.ts'",
      "import { b } from '#features/messages/office/api.ts'",
      "import { c } from '#features/messages/browser/message.tsx'",
      "import { d } from '#features/settings/setting-values.ts'",
      "import { e } from '#browser/call-api.ts'",
      "import type { F } from '#http/errors.ts'",
      "import type {\n  G,\n} from '#http/errors.ts'",
      "import '#ui/page.css'",
      "import { g } from 'react'",
    ].join('\n'),
  )
  write('pages/page.test.ts', "import { a } from '#features/messages/server/table.ts'")
  write(
    `${server}/repository.ts`,
    "import { sql } from 'drizzle-orm'\nimport { users } from '#features/users/server/table.ts'",
  )
  write(`${server}/routes.ts`, "import { a } from './admin-routes.ts'\nimport { b } from './mails.ts'")
  expect(findFaults(src.path)).toEqual([])
})

describe('a cycle between features is refused', () => {
  it('through three of them, even by types and screens only, with each import in the cycle', () => {
    write('features/users/schema.ts', "import type { A } from '#features/settings/schema.ts'")
    write('features/settings/office/form.tsx', "import { b } from '#features/images/office/field.tsx'")
    write('features/images/server/table.ts', "import { c } from '#features/users/server/table.ts'")
    // Tests may import anything and are not part of a cycle.
    write('features/audit/server/repository.ts', "import { d } from '#features/users/server/table.ts'")
    write('features/images/server/repository.ts', "import { e } from '#features/malware/server/table.ts'")
    expect(findFaults(src.path)).toEqual([
      expect.stringContaining('images and users make a circle'),
      expect.stringContaining('settings and images make a circle'),
      expect.stringContaining('users and settings make a circle'),
    ])
  })

  it("wherever the file is in the feature's folder", () => {
    write('features/auth/two-factor/server/mail.ts', "import { a } from '#features/users/server/password.ts'")
    write('features/users/server/password.ts', "import { b } from '#features/auth/server/cookies.ts'")
    expect(findFaults(src.path)).toHaveLength(2)
  })
})
