import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { askApi } from '#browser/call-api.ts'
import type { Kinds } from '#browser/live.ts'
import { isLiveKind, type LiveKind } from '#features/live/values.ts'

/** Screens without a kind of their own: home pages, clients, the page of a request, agreements. */
const gatherers: readonly unknown[] = ['overview', 'people', 'threads', 'engagements']

type Page = { rows: readonly { id?: unknown }[]; total: number }
type Held = { queryKey: QueryKey; page: Page; kind: LiveKind | null; added: number }

/**
 * Rows that a list will show after a click, or has shown while the user was away; null for any other change.
 */
export type News = { kind: LiveKind; added: number } | { kind: null }

/**
 * Refreshes open lists. Rows that would move under the user's pointer are held back until they ask for them;
 * everything else is updated immediately.
 */
export class OpenLists {
  readonly #queryClient: QueryClient
  readonly #onChange: (waiting: News | undefined) => void
  readonly #stopFollowing: () => void
  #held = new Map<string, Held>()

  constructor(queryClient: QueryClient, onChange: (waiting: News | undefined) => void) {
    this.#queryClient = queryClient
    this.#onChange = onChange
    this.#stopFollowing = queryClient.getQueryCache().subscribe(({ query, type, ...event }) => {
      const isFetched = type === 'updated' && 'action' in event && event.action.type === 'success'
      const isLeft = type === 'removed' || (type === 'observerRemoved' && !query.isActive())
      if (isFetched || isLeft) this.#drop(query.queryHash)
    })
  }

  stop(): void {
    this.#stopFollowing()
  }

  /** Returns the news that arrived while the user was away, if any. */
  async refresh(kinds: Kinds, isAway: () => boolean): Promise<News | undefined> {
    const isConcerned = ({ queryKey: [kind] }: { queryKey: QueryKey }) =>
      gatherers.includes(kind) || (kinds.includes('*') ? isLiveKind(kind) : kinds.includes(String(kind)))
    const lists = this.#queryClient.getQueryCache().findAll({
      type: 'active',
      predicate: (query) =>
        isConcerned(query) &&
        query.meta?.isList === true &&
        query.queryKey[1] !== 'count' &&
        ((query.state.data as Page | undefined)?.rows.length ?? 0) > 0,
    })
    const held = new Set(lists.map(({ queryHash }) => queryHash))
    const others = this.#queryClient.invalidateQueries({
      predicate: (query) => isConcerned(query) && !held.has(query.queryHash),
    })
    const arrived = await Promise.all(lists.map(({ queryKey }) => this.#bring(queryKey, isAway)))
    await others
    return newsOf(arrived.flatMap((each) => (each ? [each] : [])))
  }

  /** Shows the rows that were held back. */
  show(): void {
    const held = [...this.#held.values()]
    this.#held.clear()
    for (const { queryKey, page } of held) this.#queryClient.setQueryData(queryKey, page)
    this.#onChange(undefined)
  }

  async #bring(queryKey: QueryKey, isAway: () => boolean): Promise<Held | undefined> {
    const page = await this.#queryClient
      .fetchQuery<Page>({
        queryKey: ['arriving', ...queryKey],
        queryFn: askApi as () => Promise<Page>,
        meta: { isList: true },
        staleTime: 0,
        gcTime: 0,
      })
      // The list keeps its rows, and the next action shows the error.
      .catch(() => undefined)
    const query = this.#queryClient.getQueryCache().find<Page>({ queryKey })
    const shown = query?.state.data
    if (!page || !query || !shown) return undefined
    const held: Held = {
      queryKey,
      page,
      kind: isLiveKind(queryKey[0]) ? queryKey[0] : null,
      added: addedTo(shown, page),
    }
    if (isInPlace(shown, page) || isAway()) {
      this.#queryClient.setQueryData(queryKey, page)
      return held.added > 0 ? held : undefined
    }
    this.#held.set(query.queryHash, held)
    this.#onChange(newsOf([...this.#held.values()]))
    return undefined
  }

  #drop(hash: string) {
    if (this.#held.delete(hash)) this.#onChange(newsOf([...this.#held.values()]))
  }
}

const idsOf = ({ rows }: Page) => rows.map(({ id }) => id)

const isInPlace = (shown: Page, page: Page): boolean => idsOf(shown).join() === idsOf(page).join()

const addedTo = (shown: Page, page: Page): number => {
  if (page.total !== shown.total) return Math.max(0, page.total - shown.total)
  const known = new Set(idsOf(shown))
  return idsOf(page).filter((id) => !known.has(id)).length
}

const newsOf = (held: readonly Held[]): News | undefined => {
  const [first] = held
  if (!first) return undefined
  const added = held.reduce((sum, each) => sum + each.added, 0)
  const isOneKind = held.every(({ kind }) => kind === first.kind)
  return isOneKind && first.kind !== null && added > 0 ? { kind: first.kind, added } : { kind: null }
}
