import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Permission } from '#access/permissions.ts'

/** The ids in the address of a page, and its `path` as its row has it. */
export type PageParams = Record<string, string>
export type PageModule = { default: ComponentType<{ params: PageParams }> }

/** A row of one of the tables of screens. */
export type Screen = {
  /** `/services/:id`; an id is digits. */
  path: string
  /** `about` is `about-page.tsx` in the folder of its audience. */
  file: string
  /** Names of the parameters in the address that decide what the page holds; the rest of a query changes nothing. */
  parameters?: readonly string[]
  /** `open` pages are drawn on the server; `guests` and permissions wait behind the guard. */
  access?: 'open' | 'guests' | Permission
  status?: 200 | 404
}

export type Page = Required<Screen> & {
  /** Within `src/pages`. */
  file: string
  pattern: RegExp
  load: () => Promise<PageModule>
  Screen: ComponentType<{ params: PageParams }>
  /** What surrounds the pages of one area; it stays while one page gives way to the next. */
  Layout?: Layout | undefined
}

export type Layout = ComponentType<{ path: string; children: ReactNode }>
/** As `import.meta.glob` finds them from here. */
export type PageFiles = Record<string, () => Promise<PageModule>>

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>\\d+)')}/?$`)

/** Loads what comes with a chunk, the first time it is asked for. */
export const once = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load()
    // A chunk that failed to arrive is asked for again at the next try.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}

/** A row with the code of its page. A test holds that each row has its file. */
export const pageOf = (screen: Screen, folder: string, files: PageFiles, Layout?: Layout): Page => {
  const file = `${folder}/${screen.file}-page.tsx`
  const load = once(() => (files[`./${file}`] as PageFiles[string])())
  return {
    parameters: [],
    access: 'open',
    status: 200,
    ...screen,
    file,
    pattern: patternOf(screen.path),
    load,
    Screen: lazy(load),
    Layout,
  }
}
