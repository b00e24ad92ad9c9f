// Import rules (ARCHITECTURE.md). The first pattern that matches a path decides its kind; `sees` lists the
// kinds that it may import, `types` those that it may import as types, `lazily` those that it may import as
// types or with `import()`. Every kind may import itself.

const base = ['access', 'http', 'files', 'db', 'fields', 'i18n', 'languages', 'markdown']
const screen = ['nouns', 'screens', 'browser', 'ui', 'fields', 'i18n', 'languages', 'access', 'pages']

type Kind = {
  /** Matches paths within `src`. */
  files: RegExp
  sees: string[]
  types?: string[]
  lazily?: string[]
  /** Within its own kind, it may import only from its own feature. */
  isOfItsNoun?: boolean
}

export const kinds: Record<string, Kind> = {
  languages: { files: /^languages\//, sees: [] },
  access: { files: /^access\//, sees: ['languages'] },
  fields: { files: /^fields\//, sees: [] },
  // The editor's document model, for the editor and the server's imports.
  authoring: { files: /^markdown\/authoring\//, sees: [] },
  markdown: { files: /^markdown\//, sees: [] },
  i18n: { files: /^i18n\//, sees: ['languages'] },
  db: { files: /^db\//, sees: ['languages'] },
  env: { files: /^env(-bucket)?\.ts$/, sees: [], types: ['files'] },
  browser: { files: /^browser\//, sees: ['fields'], types: ['http'] },
  http: { files: /^http\//, sees: ['access', 'fields', 'languages'] },
  files: { files: /^files\//, sees: ['http'] },
  backup: { files: /^backup\//, sees: ['db', 'files'] },
  ui: { files: /^ui\//, sees: ['browser', 'i18n', 'languages'], types: ['http'] },
  // Files of a feature for both sides, then its server and its screens.
  nouns: {
    files: /^features\/[\w-]+\/((two-factor|passkeys)\/)?[\w-]+\.ts$/,
    sees: ['fields', 'access', 'languages'],
  },
  table: { files: /^features\/.*\/server\/table\.ts$/, sees: ['nouns', 'db', 'access', 'languages'] },
  repository: {
    files: /^features\/.*\/server\/([\w-]+-)?(repository|readers)\.ts$/,
    sees: ['nouns', 'table', 'nounServer', 'fields', 'access', 'languages', 'http', 'files', 'db'],
  },
  routes: {
    files: /^features\/.*\/server\/([\w-]+-)?routes\.ts$/,
    sees: ['nouns', 'repository', 'nounServer', ...base],
    isOfItsNoun: true,
  },
  nounServer: {
    files: /^features\/.*\/server\//,
    sees: ['nouns', 'repository', 'backup', 'authoring', ...base],
  },
  screens: {
    files: /^features\/.*\/browser\//,
    sees: ['nouns', 'browser', 'ui', 'fields', 'i18n', 'languages', 'access'],
  },
  website: { files: /^(features\/.*|pages)\/website\//, sees: screen, types: ['http'] },
  account: { files: /^(features\/.*|pages)\/account\//, sees: screen, types: ['http'] },
  office: {
    files: /^(features\/.*|pages)\/office\//,
    sees: [...screen, 'account', 'authoring'],
    types: ['http'],
  },
  portal: { files: /^(features\/.*|pages)\/portal\//, sees: [...screen, 'account'], types: ['http'] },
  pages: { files: /^pages\//, sees: screen, types: ['http'], lazily: ['website', 'office', 'portal'] },
  crawlers: {
    files: /^rendering\/crawlers\//,
    sees: ['nouns', 'screens', 'pages', 'browser', 'i18n', 'languages', 'access'],
    types: ['http'],
  },
  rendering: {
    files: /^rendering\//,
    sees: ['crawlers', 'website', 'pages', 'http', 'i18n', 'languages', 'ui'],
  },
  sample: { files: /^sample\//, sees: ['table', 'nounServer', 'db', 'languages'] },
  app: {
    files: /^(app|features|front|answer-while-starting|memory|metrics|starting-app|stopping)\.ts$/,
    sees: ['nouns', 'repository', 'routes', 'nounServer', 'rendering', 'ui', ...base],
  },
  server: {
    files: /^(background-jobs|explain-exit|open-app|server|workers)\.ts$/,
    sees: ['app', 'env', 'nouns', 'repository', 'nounServer', 'backup', 'rendering', 'sample', ...base],
  },
  // All commands read their options with it.
  arguments: { files: /^\.\.\/scripts\/arguments\.mjs$/, sees: [] },
  start: { files: /^start\.ts$/, sees: ['server', 'arguments'] },
}

const requests = ['http', 'routes', 'nounServer', 'crawlers', 'rendering', 'app', 'server']
const seenByPeople = ['ui', 'screens', 'website', 'account', 'office', 'portal', 'pages', 'rendering']

/** Packages that only some kinds may import. */
export const packages = [
  { names: /^(drizzle-orm|pg)(\/|$)/, in: ['db', 'backup', 'table', 'repository', 'sample', 'server'] },
  { names: /^@electric-sql\//, in: ['db'] },
  { names: /^@aws-sdk\//, in: ['files'] },
  { names: /^(fastify|@fastify\/|fastify-type-provider-zod)/, in: requests },
  { names: /^react(\/|$)/, in: [...seenByPeople, 'i18n'] },
  { names: /^(react-dom|wouter|lucide-react)(\/|$)/, in: seenByPeople },
  { names: /^@tanstack\/react-query(\/|$)/, in: [...seenByPeople, 'browser'] },
  { names: /^markdown-it(\/|$)/, in: ['markdown', 'authoring'] },
  { names: /^sanitize-html(\/|$)/, in: ['markdown'] },
  { names: /^htmlparser2(\/|$)/, in: ['authoring'] },
  {
    names: /^(node:|nodemailer|sharp|@node-rs\/)/,
    in: ['db', 'backup', 'env', 'files', 'repository', 'sample', ...requests, 'start'],
  },
]
