import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Permission } from '#access/permissions.ts'

export type PageParams = Record<string, string>
export type PageModule = { default: ComponentType<{ params: PageParams }> }

export type Page = {
  pattern: RegExp
  /** The source file, as the build's manifest names it: the server preloads its scripts and styles. */
  source: string
  load: () => Promise<PageModule>
  Screen: ComponentType<{ params: PageParams }>
  /** What surrounds the pages of one area; it stays while one page gives way to the next. */
  Layout?: ComponentType<{ path: string; children: ReactNode }>
  status: 200 | 404
  /** Names of the parameters in the address that decide what the page holds; the rest of a query changes nothing. */
  parameters: readonly string[]
  /** `open` pages are drawn on the server; `guests` and permissions wait behind the guard. */
  access: 'open' | 'guests' | Permission
}

type Options = Partial<Pick<Page, 'access' | 'Layout' | 'status' | 'parameters'>>

/** `/services/:id` as a pattern with named groups; an id is digits. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>\\d+)')}/?$`)

export const page = (
  path: string,
  source: string,
  load: () => Promise<PageModule>,
  options: Options = {},
): Page => {
  let loading: Promise<PageModule> | undefined
  const loadOnce = () => {
    loading ??= load()
    // A chunk that failed to arrive is asked for again at the next try.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  return {
    pattern: patternOf(path),
    source: `src/pages/${source}`,
    load: loadOnce,
    Screen: lazy(loadOnce),
    status: 200,
    parameters: [],
    access: 'open',
    ...options,
  }
}
