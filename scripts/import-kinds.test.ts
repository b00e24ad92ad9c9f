import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openScratchFolder } from '#tests/support/scratch-folder.ts'
import { findFaults } from './check-imports.ts'

const src = openScratchFolder('imports')

const noun = 'features/messages'
const server = `${noun}/server`

const screen = 'access browser fields firmTime i18n languages nouns pages screens ui'.split(' ')
const base = ['access', 'api', 'db', 'fields', 'files', 'firmTime', 'http', 'i18n', 'languages', 'markdown']

/** A file of each kind with the kinds it may import. All others are refused. */
const each = {
  languages: { file: 'languages/language.ts', sees: [] },
  access: { file: 'access/roles.ts', sees: ['languages'] },
  fields: { file: 'fields/text.ts', sees: [] },
  authoring: { file: 'markdown/authoring/from-html.ts', sees: [] },
  markdown: { file: 'markdown/markdown.ts', sees: [] },
  i18n: { file: 'i18n/format.ts', sees: ['languages'] },
  db: { file: 'db/connection.ts', sees: ['languages'] },
  env: { file: 'env.ts', sees: [] },
  browser: { file: 'browser/call-api.ts', sees: ['fields'] },
  http: { file: 'http/errors.ts', sees: ['access', 'languages'] },
  cache: { file: 'cache/fast-path.ts', sees: ['http', 'languages'] },
  overload: { file: 'overload/shed-load.ts', sees: ['cache', 'http', 'languages'] },
  api: { file: 'api/register.ts', sees: ['access', 'cache', 'fields', 'http'] },
  firmTime: { file: 'firm-time/promise.ts', sees: [] },
  files: { file: 'files/file-store.ts', sees: ['http'] },
  ui: { file: 'ui/button.tsx', sees: ['browser', 'i18n', 'languages'] },
  nouns: { file: `${noun}/schema.ts`, sees: ['access', 'fields', 'firmTime', 'languages'] },
  table: { file: `${server}/table.ts`, sees: ['access', 'db', 'languages', 'nouns'] },
  repository: {
    file: `${server}/repository.ts`,
    sees: 'access api db fields files firmTime http languages nounServer nouns table'.split(' '),
  },
  nounServer: { file: `${server}/mails.ts`, sees: [...base, 'authoring', 'nouns', 'repository'] },
  routes: { file: `${server}/routes.ts`, sees: [...base, 'nounServer', 'nouns', 'repository'] },
  screens: {
    file: `${noun}/browser/message.tsx`,
    sees: ['access', 'browser', 'fields', 'firmTime', 'i18n', 'languages', 'nouns', 'ui'],
  },
  website: { file: `${noun}/website/message.tsx`, sees: screen },
  account: { file: 'pages/account/page.tsx', sees: screen },
  office: { file: 'pages/office/page.tsx', sees: ['account', 'authoring', ...screen] },
  portal: { file: `${noun}/portal/message.tsx`, sees: ['account', ...screen] },
  pages: { file: 'pages/page.tsx', sees: screen.filter((kind) => kind !== 'pages') },
  crawlers: {
    file: 'rendering/crawlers/feed.ts',
    sees: ['access', 'browser', 'i18n', 'languages', 'nouns', 'pages', 'screens'],
  },
  rendering: {
    file: 'rendering/root.tsx',
    sees: ['api', 'cache', 'crawlers', 'http', 'i18n', 'languages', 'pages', 'ui', 'website'],
  },
  sample: { file: 'sample/load.ts', sees: ['db', 'languages', 'nounServer', 'table'] },
  app: {
    file: 'app/app.ts',
    sees: [...base, 'cache', 'nounServer', 'nouns', 'overload', 'rendering', 'repository', 'routes', 'ui'],
  },
  process: {
    file: 'process/open-app.ts',
    sees: [...base, 'app', 'env', 'nounServer', 'nouns', 'rendering', 'repository', 'sample'],
  },
} satisfies Record<string, { file: string; sees: string[] }>
type Kind = keyof typeof each
const kindsOf = Object.keys(each) as Kind[]

const isRefused = (file: string, name: string): boolean => {
  src.write(file, `import { a } from '${name}'\n`)
  return findFaults(src.path).some((fault) => fault.includes(` imports ${name}: `))
}

it.each(kindsOf)('allows only the kinds in the table: %s', (kind) => {
  const { file, sees } = each[kind]
  const others = kindsOf.filter((other) => other !== kind)
  const seen = others.filter((other) => !isRefused(file, `#${each[other].file}`))
  expect(seen.toSorted()).toEqual([...sees].toSorted())
})

const onServer: Kind[] = [
  ...(['api', 'app', 'cache', 'crawlers', 'http'] as const),
  ...(['nounServer', 'overload', 'process', 'rendering', 'routes'] as const),
]
const onScreens: Kind[] = ['account', 'office', 'pages', 'portal', 'rendering', 'screens', 'ui', 'website']

it.each<[string, Kind[]]>([
  ['drizzle-orm', ['db', 'process', 'repository', 'sample', 'table']],
  ['pg', ['db', 'process', 'repository', 'sample', 'table']],
  ['@electric-sql/pglite', ['db']],
  ['fastify', onServer],
  ['@fastify/multipart', onServer],
  ['react', [...onScreens, 'i18n']],
  ['react-dom/server', onScreens],
  ['wouter', onScreens],
  ['@tanstack/react-query', [...onScreens, 'browser']],
  ['markdown-it', ['authoring', 'markdown']],
  ['sanitize-html', ['markdown']],
  ['htmlparser2', ['authoring']],
  ['node:fs', [...onServer, 'db', 'env', 'files', 'repository', 'sample']],
  ['nodemailer', [...onServer, 'db', 'env', 'files', 'repository', 'sample']],
])('allows %s only for some kinds', (name, allowed) => {
  const able = kindsOf.filter((kind) => {
    rmSync(src.path, { recursive: true })
    return !isRefused(each[kind].file, name)
  })
  expect(able.toSorted()).toEqual(allowed.toSorted())
})
