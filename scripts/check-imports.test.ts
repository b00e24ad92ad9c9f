import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { findFaults } from './check-imports.ts'

let src: string
beforeEach(() => {
  src = makeTemporaryFolder('imports')
})
afterEach(() => rmSync(src, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(src, file)), { recursive: true })
  writeFileSync(join(src, file), text)
}

it('our own imports keep the law, and no nouns make a circle', () => {
  expect(findFaults(join(import.meta.dirname, '../src'))).toEqual([])
})

const noun = 'features/messages'

describe('an import is refused', () => {
  it.each([
    // Screens ask the API: whatever a file of the server is called, they do not see it.
    ['pages/dashboard/page.tsx', '#features/publications/repository.ts'],
    ['pages/dashboard/page.tsx', '#features/publications/admin-repository.ts'],
    ['pages/dashboard/page.tsx', '#features/publications/admin-routes.ts'],
    ['pages/dashboard/page.tsx', '#features/messages/mails.ts'],
    ['pages/dashboard/page.tsx', '#features/messages/readers.ts'],
    ['pages/dashboard/page.tsx', '#features/auth/two-factor/second-factor.ts'],
    ['pages/dashboard/page.tsx', '#features/messages/table.ts'],
    ['pages/dashboard/page.tsx', '../../features/messages/table.ts'],
    ['pages/dashboard/page.tsx', '#db/connection.ts'],
    ['pages/dashboard/page.tsx', '#env.ts'],
    ['pages/dashboard/page.tsx', '#http/guards.ts'],
    ['pages/dashboard/page.tsx', '#markdown/markdown.ts'],
    ['pages/dashboard/page.tsx', '#rendering/root.tsx'],
    ['pages/dashboard/page.tsx', '#files/file-store.ts'],
    ['pages/dashboard/page.tsx', '#sample/load.ts'],
    ['pages/dashboard/page.tsx', 'drizzle-orm'],
    ['pages/dashboard/page.tsx', 'fastify'],
    ['pages/dashboard/page.tsx', 'node:fs'],
    [`${noun}/components/message.tsx`, '../earlier-repository.ts'],
    [`${noun}/components/message.tsx`, '../mails.ts'],
    [`${noun}/components/message.tsx`, '../routes.ts'],
    [`${noun}/components/message.tsx`, '#pages/guard.tsx'],
    [`${noun}/components/editor/part.tsx`, '../../table.ts'],
    ['features/auth/two-factor/components/key.tsx', '../repository.ts'],
    [`${noun}/api.ts`, './repository.ts'],
    [`${noun}/admin-api.ts`, 'drizzle-orm/pg-core'],
    // A schema is words for both sides.
    [`${noun}/schema.ts`, './table.ts'],
    [`${noun}/admin-schema.ts`, './mails.ts'],
    [`${noun}/schema.ts`, '#http/errors.ts'],
    [`${noun}/schema.ts`, '#i18n/format.ts'],
    [`${noun}/schema.ts`, 'react'],
    [`${noun}/schema.ts`, 'node:crypto'],
    ['features/settings/setting-values.ts', './repository.ts'],
    // A table sees schemas and the tables that its keys point to.
    [`${noun}/table.ts`, './repository.ts'],
    [`${noun}/table.ts`, '#http/errors.ts'],
    [`${noun}/table.ts`, 'fastify'],
    // Only a repository speaks SQL, and it sees neither a request nor a screen.
    [`${noun}/routes.ts`, 'drizzle-orm'],
    [`${noun}/office-routes.ts`, 'pg'],
    [`${noun}/mails.ts`, 'drizzle-orm'],
    [`${noun}/policy.ts`, './table.ts'],
    [`${noun}/routes.ts`, './table.ts'],
    [`${noun}/repository.ts`, 'fastify'],
    [`${noun}/erase-repository.ts`, 'fastify-type-provider-zod'],
    [`${noun}/erase-repository.ts`, './routes.ts'],
    [`${noun}/erase-repository.ts`, './components/message.tsx'],
    [`${noun}/readers.ts`, '#ui/button.tsx'],
    [`${noun}/repository.ts`, '@electric-sql/pglite'],
    [`${noun}/repository.ts`, '#env.ts'],
    // The server's side of a noun.
    [`${noun}/routes.ts`, '#features/users/routes.ts'],
    [`${noun}/admin-routes.ts`, '#features/users/identity-routes.ts'],
    [`${noun}/routes.ts`, './api.ts'],
    [`${noun}/routes.ts`, '#pages/guard.tsx'],
    [`${noun}/routes.ts`, '#env.ts'],
    [`${noun}/mails.ts`, './routes.ts'],
    [`${noun}/mails.ts`, '#ui/button.tsx'],
    [`${noun}/mails.ts`, 'react'],
    // What everybody builds on knows nobody above.
    ['access/roles.ts', '#features/users/schema.ts'],
    ['markdown/markdown.ts', '#i18n/format.ts'],
    ['i18n/format.ts', '#ui/button.tsx'],
    ['db/connection.ts', '#http/errors.ts'],
    ['db/connection.ts', '#env.ts'],
    ['db/connection.ts', 'fastify'],
    ['files/file-store.ts', '#db/connection.ts'],
    ['http/guards.ts', '#features/auth/repository.ts'],
    ['http/guards.ts', 'drizzle-orm'],
    ['http/call-api.ts', './guards.ts'],
    ['ui/button.tsx', '#features/auth/schema.ts'],
    ['ui/button.tsx', '#http/call-api.ts'],
    ['ui/button.tsx', 'node:fs'],
    ['env.ts', '#db/connection.ts'],
    ['rendering/page-routes.ts', '#features/messages/schema.ts'],
    ['rendering/page-routes.ts', '#db/connection.ts'],
    ['sample/load.ts', '#features/messages/repository.ts'],
    ['app.ts', '#env.ts'],
    ['app.ts', '#sample/load.ts'],
    ['app.ts', 'drizzle-orm'],
    ['waiting-app.ts', './server.ts'],
    // A new folder has to be named in the law before anything is in it.
    ['utils/things.ts', '#ui/button.tsx'],
    ['pages/guard.tsx', '#utils/things.ts'],
  ])('%s of %s', (file, name) => {
    write(file, `import { a } from '${name}'\n`)
    expect(findFaults(src)).toEqual([expect.stringContaining(`src/${file}:1 imports ${name}: `)])
  })

  it.each([
    ['a type', "import type { A } from './table.ts'"],
    ['on several lines', "import {\n  a,\n  type B,\n} from './table.ts'"],
    ['with a word about it', "import {\n  a, // the rows of 'messages'\n} from './table.ts'"],
    ['after one of types', "import type { A } from './schema.ts'\nconst a = () => import('./table.ts')"],
    ['lazy with a word to the bundler', "const a = () => import(/* @vite-ignore */ './table.ts')"],
    ['handed on', "export * from './table.ts'"],
    ['for its effects', "import './table.ts'"],
    ['lazy', "const a = () => import('./table.ts')"],
    ['lazy in a template', 'const a = () => import(`./table.ts`)'],
    ['the type of a module', "type A = typeof import('./table.ts')"],
  ])('also %s', (_how, text) => {
    write(`${noun}/api.ts`, `\n${text}\n`)
    expect(findFaults(src)).toHaveLength(1)
  })
})

/** A file of each kind, and what it may import of the others; whatever is not said here is refused. */
const each = {
  access: { file: 'access/roles.ts', sees: [] },
  markdown: { file: 'markdown/markdown.ts', sees: [] },
  i18n: { file: 'i18n/format.ts', sees: [] },
  db: { file: 'db/connection.ts', sees: [] },
  env: { file: 'env.ts', sees: [] },
  calls: { file: 'http/call-api.ts', sees: [] },
  http: { file: 'http/guards.ts', sees: ['access'] },
  files: { file: 'files/file-store.ts', sees: ['http'] },
  ui: { file: 'ui/button.tsx', sees: ['i18n'] },
  shared: { file: 'features/settings/setting-values.ts', sees: ['schema'] },
  schema: { file: `${noun}/schema.ts`, sees: ['access', 'shared'] },
  table: { file: `${noun}/table.ts`, sees: ['access', 'db', 'schema'] },
  repository: {
    file: `${noun}/repository.ts`,
    sees: ['access', 'db', 'files', 'http', 'mails', 'schema', 'shared', 'table'],
  },
  mails: {
    file: `${noun}/mails.ts`,
    sees: ['access', 'db', 'files', 'http', 'i18n', 'markdown', 'repository', 'schema', 'shared'],
  },
  routes: {
    file: `${noun}/routes.ts`,
    sees: ['access', 'db', 'files', 'http', 'i18n', 'mails', 'markdown', 'repository', 'schema', 'shared'],
  },
  component: {
    file: `${noun}/components/message.tsx`,
    sees: ['access', 'calls', 'i18n', 'schema', 'shared', 'ui'],
  },
  page: {
    file: 'pages/page.tsx',
    sees: ['access', 'calls', 'component', 'i18n', 'schema', 'shared', 'ui'],
  },
  rendering: { file: 'rendering/root.tsx', sees: ['http', 'i18n', 'page', 'ui'] },
  sample: { file: 'sample/load.ts', sees: ['db', 'mails', 'table'] },
  app: {
    file: 'app.ts',
    sees: [
      ...['access', 'db', 'files', 'http', 'i18n', 'mails', 'markdown', 'rendering', 'repository', 'routes'],
      ...['schema', 'shared', 'ui'],
    ],
  },
  server: {
    file: 'server.ts',
    sees: [
      ...['access', 'app', 'db', 'env', 'files', 'http', 'i18n', 'mails', 'markdown', 'rendering'],
      ...['repository', 'sample', 'schema'],
    ],
  },
} satisfies Record<string, { file: string; sees: string[] }>
type Kind = keyof typeof each
const kindsOf = Object.keys(each) as Kind[]

const isRefused = (file: string, name: string): boolean => {
  write(file, `import { a } from '${name}'\n`)
  return findFaults(src).some((fault) => fault.includes(` imports ${name}: `))
}

it.each(kindsOf)('sees what is said above and no other kind: %s', (kind) => {
  const { file, sees } = each[kind]
  const others = kindsOf.filter((other) => other !== kind)
  const seen = others.filter((other) => !isRefused(file, `#${each[other].file}`))
  expect(seen.toSorted()).toEqual(sees.toSorted())
})

const onServer: Kind[] = ['app', 'http', 'mails', 'rendering', 'routes', 'server']
const onScreens: Kind[] = ['component', 'page', 'rendering', 'ui']

it.each<[string, Kind[]]>([
  ['drizzle-orm', ['db', 'repository', 'server', 'table']],
  ['pg', ['db', 'repository', 'server', 'table']],
  ['@electric-sql/pglite', ['db']],
  ['fastify', onServer],
  ['@fastify/multipart', onServer],
  ['react', [...onScreens, 'i18n']],
  ['react-dom/server', onScreens],
  ['wouter', onScreens],
  ['@tanstack/react-query', onScreens],
  ['markdown-it', ['component', 'markdown']],
  ['sanitize-html', ['component', 'markdown']],
  ['node:fs', [...onServer, 'db', 'env', 'files', 'repository']],
  ['nodemailer', [...onServer, 'db', 'env', 'files', 'repository']],
])('%s is for some alone', (name, allowed) => {
  const able = kindsOf.filter((kind) => {
    rmSync(src, { recursive: true })
    return !isRefused(each[kind].file, name)
  })
  expect(able.toSorted()).toEqual(allowed.toSorted())
})

it("only the types of the server's calls are a screen's business", () => {
  write(
    'pages/page.tsx',
    "import type { A } from '#http/errors.ts'\nconst b = () => import('#http/errors.ts')",
  )
  expect(findFaults(src)).toEqual([expect.stringContaining('src/pages/page.tsx:2')])
})

it('lets through what the law allows, and tests', () => {
  write(
    'pages/page.tsx',
    [
      "import { a } from '#features/messages/schema.ts'",
      "import { b } from '#features/messages/admin-api.ts'",
      "import { c } from '#features/messages/components/message.tsx'",
      "import { d } from '#features/settings/setting-values.ts'",
      "import { e } from '#http/call-api.ts'",
      "import type { F } from '#http/errors.ts'",
      "import type {\n  G,\n} from '#http/errors.ts'",
      "import '#ui/page.css'",
      "import { g } from 'react'",
    ].join('\n'),
  )
  write('pages/page.test.ts', "import { a } from '#features/messages/table.ts'")
  write(
    `${noun}/repository.ts`,
    "import { sql } from 'drizzle-orm'\nimport { users } from '#features/users/table.ts'",
  )
  write(`${noun}/routes.ts`, "import { a } from './admin-routes.ts'\nimport { b } from './mails.ts'")
  expect(findFaults(src)).toEqual([])
})

describe('a circle of nouns is refused', () => {
  it('through three of them, by types and screens alone, with each import that makes it', () => {
    write('features/users/schema.ts', "import type { A } from '#features/settings/schema.ts'")
    write(
      'features/settings/components/form.tsx',
      "import { b } from '#features/images/components/field.tsx'",
    )
    write('features/images/table.ts', "import { c } from '#features/users/table.ts'")
    // These look on and are no part of it.
    write('features/audit/repository.ts', "import { d } from '#features/users/table.ts'")
    write('features/images/repository.ts', "import { e } from '#features/malware/table.ts'")
    expect(findFaults(src)).toEqual([
      expect.stringContaining('images and users make a circle'),
      expect.stringContaining('settings and images make a circle'),
      expect.stringContaining('users and settings make a circle'),
    ])
  })

  it('wherever in its folder a file of the noun lies', () => {
    write('features/auth/two-factor/mail.ts', "import { a } from '../../users/password.ts'")
    write('features/users/password.ts', "import { b } from '#features/auth/session-cookie.ts'")
    expect(findFaults(src)).toHaveLength(2)
  })
})
