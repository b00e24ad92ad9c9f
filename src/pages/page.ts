import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Permission } from '#access/permissions.ts'
import type { Language } from '#languages/language.ts'

/** The ids in a page's path. For legal pages, `path` is the path of the row. */
export type PageParams = Record<string, string>
export type PageModule = { default: ComponentType<{ params: PageParams }> }

/** A row of one of the tables of screens. */
export type Screen = {
  /** `/services/:id`; an id consists of digits. */
  path: string
  /** `about` is `about-page.tsx` in the folder of its audience. */
  file: string
  /** Query parameters that change the page's content. Others are ignored. */
  parameters?: readonly string[]
  /** Pages for `open` and `guests` are the same for everybody; all others are rendered for one person. */
  access?: 'open' | 'guests' | Permission
  status?: 200 | 404
  /** False for a page that search engines need not index. */
  isIndexed?: boolean
}

export type Page = Required<Screen> & {
  /** Path within `src/pages`. */
  file: string
  pattern: RegExp
  load: () => Promise<PageModule>
  /** Code that is fetched on demand shows `fallback` until it arrives. */
  Screen: ComponentType<{ params: PageParams; fallback?: ReactNode }>
  /** Fetches everything that the first render of a guarded page needs besides its data and the guard. */
  prepare?: (language: Language) => Promise<unknown>
  /** Surrounds the pages of one area and persists between them. */
  Layout?: Layout | undefined
}

export type Layout = ComponentType<{ path: string; children: ReactNode }>
/** The result of `import.meta.glob` from this folder. */
export type PageFiles = Record<string, () => Promise<PageModule>>

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>\\d+)')}/?$`)

/** Loads a chunk the first time it is needed, and only once. */
export const once = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load()
    // A failed load is not cached, so that the next call retries.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}

/** A row together with its page's code. A test checks that each row has its file. */
export const pageOf = (screen: Screen, folder: string, files: PageFiles, Layout?: Layout): Page => {
  const file = `${folder}/${screen.file}-page.tsx`
  const load = once(() => (files[`./${file}`] as PageFiles[string])())
  return {
    parameters: [],
    access: 'open',
    status: 200,
    isIndexed: true,
    ...screen,
    file,
    pattern: patternOf(screen.path),
    load,
    Screen: lazy(load),
    Layout,
  }
}
