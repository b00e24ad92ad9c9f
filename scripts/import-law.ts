// Import rules (ARCHITECTURE.md). The first pattern that matches a path decides its kind; `sees` lists the
// kinds that it may import, `types` those that it may import as types, `lazily` those that it may import as
// types or with `import()`. Every kind may import itself.

const base = ['access', 'api', 'http', 'files', 'db', 'fields', 'firmTime', 'i18n', 'languages', 'markdown']
const screen = [
  'nouns',
  'screens',
  'browser',
  'ui',
  'fields',
  'firmTime',
  'i18n',
  'languages',
  'access',
  'pages',
]
/** Screens and the browser's code import the types of calls and refusals. */
const wire = ['api', 'http']

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
  env: { files: /^env(-bucket|-directory|-mail-login)?\.ts$/, sees: [], types: ['files', 'nouns'] },
  browser: { files: /^browser\//, sees: ['fields'], types: wire },
  // What HTTP needs; then cached responses, refusals under overload, and the calls of the API.
  http: { files: /^http\//, sees: ['access', 'languages'] },
  cache: { files: /^cache\//, sees: ['http', 'languages'] },
  overload: { files: /^overload\//, sees: ['cache', 'http', 'languages'] },
  api: { files: /^api\//, sees: ['cache', 'http', 'access', 'fields'] },
  firmTime: { files: /^firm-time\//, sees: [] },
  files: { files: /^files\//, sees: ['http'] },
  backup: { files: /^backup\//, sees: ['db', 'files'] },
  ui: { files: /^ui\//, sees: ['browser', 'i18n', 'languages'], types: wire },
  // Files of a feature for both sides, then its server and its screens.
  nouns: {
    files: /^features\/[\w-]+\/((two-factor|passkeys|lines)\/)?[\w-]+\.ts$/,
    sees: ['fields', 'firmTime', 'access', 'languages'],
  },
  table: { files: /^features\/.*\/server\/table\.ts$/, sees: ['nouns', 'db', 'access', 'languages'] },
  repository: {
    files: /^features\/.*\/server\/([\w-]+-)?(repository|readers)\.ts$/,
    sees: [
      'nouns',
      'table',
      'nounServer',
      'fields',
      'firmTime',
      'access',
      'languages',
      'api',
      'http',
      'files',
      'db',
    ],
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
    sees: ['nouns', 'browser', 'ui', 'fields', 'firmTime', 'i18n', 'languages', 'access'],
  },
  website: { files: /^(features\/.*|pages)\/website\//, sees: screen, types: wire },
  account: { files: /^(features\/.*|pages)\/account\//, sees: screen, types: wire },
  office: {
    files: /^(features\/.*|pages)\/office\//,
    sees: [...screen, 'account', 'authoring'],
    types: wire,
  },
  portal: { files: /^(features\/.*|pages)\/portal\//, sees: [...screen, 'account'], types: wire },
  pages: { files: /^pages\//, sees: screen, types: wire, lazily: ['website', 'office', 'portal'] },
  crawlers: {
    files: /^rendering\/crawlers\//,
    sees: ['nouns', 'screens', 'pages', 'browser', 'i18n', 'languages', 'access'],
    types: wire,
  },
  rendering: {
    files: /^rendering\//,
    sees: ['crawlers', 'website', 'pages', 'api', 'cache', 'http', 'i18n', 'languages', 'ui'],
  },
  sample: { files: /^sample\//, sees: ['table', 'nounServer', 'db', 'languages'] },
  app: {
    files: /^app\//,
    sees: ['nouns', 'repository', 'routes', 'nounServer', 'rendering', 'ui', 'cache', 'overload', ...base],
  },
  process: {
    files: /^(process\/|server\.ts$)/,
    sees: ['app', 'env', 'nouns', 'repository', 'nounServer', 'backup', 'rendering', 'sample', ...base],
  },
  // All commands read their options with it.
  arguments: { files: /^\.\.\/scripts\/arguments\.mjs$/, sees: [] },
  start: { files: /^start\.ts$/, sees: ['process', 'arguments', 'db'] },
}

const requests = [
  'api',
  'cache',
  'overload',
  'http',
  'routes',
  'nounServer',
  'crawlers',
  'rendering',
  'app',
  'process',
]
const seenByPeople = ['ui', 'screens', 'website', 'account', 'office', 'portal', 'pages', 'rendering']

/** Packages that only some kinds may import. */
export const packages = [
  { names: /^(drizzle-orm|pg)(\/|$)/, in: ['db', 'backup', 'table', 'repository', 'sample', 'process'] },
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
