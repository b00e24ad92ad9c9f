/** The script element of this file; the server wrote beside it what the app needs (`page-frame.ts`). */
const own = document.querySelector<HTMLScriptElement>('script[data-entry]')
const { entry = '', scripts = '', sheet = '', boot, start = 'touch' } = own?.dataset ?? {}

/** A guest has written something here before: the form shows it without being touched. */
const hasDraft = (): boolean => {
  try {
    return Boolean(
      document.querySelector('[data-form="consultation"]') &&
        localStorage.getItem('draft:guest:consultation'),
    )
  } catch {
    return false
  }
}

/** When React takes the page over: `now` for pages that are nothing without it, `load` once the page has loaded. */
export const startsAt =
  start === 'touch' && (/(?:^|; )signed_in=1/.test(document.cookie) || hasDraft()) ? 'load' : start

export const root = document.documentElement

export const isStarted = (): boolean => root.dataset.hydrated === 'true'

let starting: Promise<void> | undefined

/** Fetches React and the page's data, once. Rejects if the line is lost; the next call tries again. */
export const startApp = (): Promise<void> => {
  starting ??= fetchApp().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

let attempt = 0

const fetchApp = async () => {
  if (boot) addLink({ rel: 'preload', as: 'fetch', href: boot, crossOrigin: 'anonymous' })
  // A browser remembers of a script that it did not come, also of one that others import: so none is asked for as a
  // script before all are in its cache.
  if (startsAt !== 'now') await Promise.all([sheetArrives(), ...scripts.split(' ').map(arrives)])
  // A browser remembers also of a module that it could not begin: another attempt needs another address.
  await import(/* @vite-ignore */ attempt++ ? `${entry}?${attempt}` : entry)
  while (!root.dataset.hydrated) await soon()
  if (isStarted()) return
  delete root.dataset.hydrated
  throw Error('not started')
}

let styles: HTMLLinkElement | undefined

/** What React draws from now on may need rules that the page did not begin with. */
const sheetArrives = async () => {
  await arrives(sheet)
  styles ??= addLink({ rel: 'stylesheet', href: sheet })
  while (!styles.sheet) await soon()
}

/** In the browser's cache. */
const arrives = async (href: string) => {
  const answer = await fetch(href)
  await answer.arrayBuffer()
  if (!answer.ok) throw answer
}

export const addLink = (properties: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), properties)
  document.head.append(link)
  return link
}

/** After the next frame, or after a moment in a tab that draws none. */
export const soon = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
    setTimeout(resolve, 50)
  })
