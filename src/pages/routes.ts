import { once, type Page, type PageFiles, type PageModule, type PageParams, pageOf } from './page.ts'
import { isPublicForm } from './public-form-names.ts'
import { notFoundScreen, websiteScreens } from './website-screens.ts'

// Outside Vite (in scripts and tests) only the rows are used, nothing is rendered.
const files: PageFiles = import.meta.env
  ? import.meta.glob<PageModule>(['./website/*-page.tsx', '!./website/{link,missing,error}-page.tsx'])
  : {}

/** Under `npm run dev` only: the build removes the row together with its page. */
const devPages = import.meta.env?.DEV
  ? [
      pageOf({ path: '/ui', file: 'components', isIndexed: false }, 'components', {
        './components/components-page.tsx': () => import('./components/components-page.tsx'),
      }),
    ]
  : []

const notFoundPage = pageOf(notFoundScreen, 'website', files)

/** Tables by the first segment of their paths. Tables of guarded areas are loaded on demand. */
const tables: Record<string, readonly Page[] | undefined> = {
  '': [...websiteScreens.map((screen) => pageOf(screen, 'website', files)), ...devPages],
}
const arrived = (area: string, module: { default: readonly Page[] }) => {
  tables[area] = module.default
}
const guarded = {
  dashboard: once(() => import('./office-pages.ts').then((module) => arrived('dashboard', module))),
  client: once(() => import('./portal-pages.ts').then((module) => arrived('client', module))),
}

const guardedAreaOf = (path: string) =>
  /^\/(dashboard|client)(?![^/])/.exec(path)?.[1] as keyof typeof guarded | undefined

/** The server loads the tables of guarded pages at the start. */
export const loadGuardedPages = async (): Promise<void> => {
  await Promise.all(Object.values(guarded).map((load) => load()))
}

/** A promise to wait for before `matchPage` can resolve the path, if its table is still loading. */
export const pagesOnTheirWay = (path: string): Promise<void> | undefined => {
  const area = guardedAreaOf(path)
  return area && !tables[area] ? guarded[area]() : undefined
}

/**
 * The page of a path, or the not-found page for unknown paths. An undefined path requests the not-found page
 * itself.
 */
export const matchPage = (path: string | undefined): { page: Page; params: PageParams } => {
  if (path !== undefined) {
    const table = tables[guardedAreaOf(path) ?? '']
    if (!table) throw new Error(`no table yet for ${path}`)
    for (const page of table) {
      const match = page.pattern.exec(path)
      if (match) return { page, params: { path: page.path, ...match.groups } }
    }
  }
  return { page: notFoundPage, params: {} }
}

/**
 * The parameters that the page reads, in a fixed order, so that equal pages have one address. Every page also accepts
 * `sent`.
 */
export const parametersOf = ({ parameters }: Page, search: string): URLSearchParams => {
  const requested = new URLSearchParams(search)
  const given = (name: string): string => requested.get(name)?.trim() ?? ''
  const names = isPublicForm(given('sent')) ? [...parameters, 'sent'] : parameters
  return new URLSearchParams(names.flatMap((name) => (given(name) ? [[name, given(name)]] : [])))
}

export const pageIsPublic = ({ access }: Page): boolean => access === 'open'

/** Rendered by the server, since it is the same for everyone who may see it. Others wait behind the guard. */
export const isPageRendered = (page: Page): boolean => pageIsPublic(page) || page.access === 'guests'
