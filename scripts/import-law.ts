// Who may import whom (ARCHITECTURE.md): each file belongs to one kind, the first whose pattern its path has, and sees
// what its row names; `types` are seen as types alone. Every kind sees itself.

/** Of a noun, what has no name that tells a kind is the server's; these a screen may see too, and are named one by one. */
const shared =
  /^features\/([\w-]+\/rules|auth\/user-agent|consultations\/(earlier-dismissals|promise|working-hours)|messages\/drafts|settings\/setting-values|testimonials\/testimonials)\.ts$/
const browserCalls =
  /^http\/(call-api|download|explain-sending|failure-words|fetch-file|form-errors|is-gone|link-token|proof|send-once|session-end|upload-file)\.ts$/

const base = ['access', 'http', 'files', 'db', 'i18n', 'markdown']
const screen = ['words', 'shared', 'screens', 'calls', 'ui', 'i18n', 'access']

type Kind = {
  /** Paths within `src`. */
  files: RegExp
  sees: string[]
  types?: string[]
  /** Of its own kind it sees what belongs to its noun. */
  isOfItsNoun?: boolean
}

export const kinds: Record<string, Kind> = {
  access: { files: /^access\//, sees: [] },
  markdown: { files: /^markdown\//, sees: [] },
  i18n: { files: /^i18n\//, sees: [] },
  db: { files: /^db\//, sees: [] },
  env: { files: /^env\.ts$/, sees: [] },
  calls: { files: browserCalls, sees: [], types: ['http'] },
  http: { files: /^http\//, sees: ['access'] },
  files: { files: /^files\//, sees: ['http'] },
  ui: { files: /^ui\//, sees: ['i18n'] },
  shared: { files: shared, sees: ['words'] },
  screens: { files: /^features\/.*\/(components\/|([\w-]+-)?api\.ts$)/, sees: screen },
  words: { files: /^features\/.*\/([\w-]+-)?schema\.ts$/, sees: ['shared', 'access'] },
  table: { files: /^features\/.*\/table\.ts$/, sees: ['words', 'db', 'access'] },
  repository: {
    files: /^features\/.*\/(([\w-]+-)?repository|readers)\.ts$/,
    sees: ['words', 'shared', 'table', 'serverSide', 'access', 'http', 'files', 'db'],
  },
  routes: {
    files: /^features\/.*\/([\w-]+-)?routes\.ts$/,
    sees: ['words', 'shared', 'repository', 'serverSide', ...base],
    isOfItsNoun: true,
  },
  serverSide: { files: /^features\//, sees: ['words', 'shared', 'repository', ...base] },
  pages: { files: /^pages\//, sees: screen, types: ['http'] },
  rendering: { files: /^rendering\//, sees: ['pages', 'http', 'i18n', 'ui'] },
  sample: { files: /^sample\//, sees: ['table', 'serverSide', 'db'] },
  app: {
    files: /^(app|waiting-app)\.ts$/,
    sees: ['words', 'shared', 'repository', 'routes', 'serverSide', 'rendering', 'ui', ...base],
  },
  server: {
    files: /^server\.ts$/,
    sees: ['app', 'env', 'words', 'repository', 'serverSide', 'rendering', 'sample', ...base],
  },
}

const requests = ['http', 'routes', 'serverSide', 'rendering', 'app', 'server']
const seenByPeople = ['ui', 'screens', 'pages', 'rendering']

/** Packages that not every kind may import. */
export const packages = [
  { names: /^(drizzle-orm|pg)(\/|$)/, in: ['db', 'table', 'repository', 'server'] },
  { names: /^@electric-sql\//, in: ['db'] },
  { names: /^(fastify|@fastify\/|fastify-type-provider-zod)/, in: requests },
  { names: /^react(\/|$)/, in: [...seenByPeople, 'i18n'] },
  { names: /^(react-dom|wouter|radix-ui|lucide-react|@tanstack\/react-query)(\/|$)/, in: seenByPeople },
  { names: /^(markdown-it|sanitize-html)(\/|$)/, in: ['markdown', 'screens'] },
  {
    names: /^(node:|nodemailer|sharp|@node-rs\/)/,
    in: ['db', 'env', 'files', 'repository', ...requests],
  },
]
