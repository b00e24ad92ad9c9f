import { once, type Page, type PageFiles, type PageModule, type PageParams, pageOf } from './page.ts'
import { isPublicForm } from './public-form-names.ts'
import { notFoundScreen, websiteScreens } from './website-screens.ts'

// Outside Vite the pages are only named, never drawn.
const files: PageFiles = import.meta.env
  ? import.meta.glob<PageModule>(['./website/*-page.tsx', '!./website/{link,missing,error}-page.tsx'])
  : {}

const notFoundPage = pageOf(notFoundScreen, 'website', files)

/** By the first word of their paths; a guarded area's come with the first of them. */
const tables: Record<string, readonly Page[] | undefined> = {
  '': websiteScreens.map((screen) => pageOf(screen, 'website', files)),
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

/** The server has the tables of the guarded pages from the start. */
export const loadGuardedPages = async (): Promise<void> => {
  await Promise.all(Object.values(guarded).map((load) => load()))
}

/** What must be waited for before `matchPage` knows the page of a path. */
export const pagesOnTheirWay = (path: string): Promise<void> | undefined => {
  const area = guardedAreaOf(path)
  return area && !tables[area] ? guarded[area]() : undefined
}

/** The page of a path, and the not-found page for any other; undefined asks for the not-found page itself. */
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
 * Of a query only what the page reads, in one order: pages that hold the same have one address. Every page may
 * say that one of its forms was sent.
 */
export const parametersOf = ({ parameters }: Page, search: string): URLSearchParams => {
  const asked = new URLSearchParams(search)
  const given = (name: string): string => asked.get(name)?.trim() ?? ''
  const names = isPublicForm(given('sent')) ? [...parameters, 'sent'] : parameters
  return new URLSearchParams(names.flatMap((name) => (given(name) ? [[name, given(name)]] : [])))
}

export const pageIsPublic = ({ access }: Page): boolean => access === 'open'
