/** The script element of this file; the server adds the app's addresses to it (`page-frame.ts`). */
const own = document.querySelector<HTMLScriptElement>('script[data-entry]')
const { entry = '', scripts = '', sheet = '', boot, start = 'touch' } = own?.dataset ?? {}

/** Whether a guest has a draft here: the form shows it without an interaction. */
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

/** When React hydrates the page: `now` for pages that need it, `load` once the page has loaded. */
export const startsAt =
  start === 'touch' && (/(?:^|; )signed_in=1/.test(document.cookie) || hasDraft()) ? 'load' : start

export const root = document.documentElement

export const isStarted = (): boolean => root.dataset.hydrated === 'true'

let starting: Promise<void> | undefined

/** Fetches React and the page's data, once. Rejects if the connection fails; the next call tries again. */
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
  // A browser remembers a failed script, even one imported by another. So all files are fetched into its
  // cache before any is loaded as a script.
  if (startsAt !== 'now') await Promise.all([sheetArrives(), ...scripts.split(' ').map(arrives)])
  // A browser also remembers a module that failed to start, so another attempt needs another address.
  await import(/* @vite-ignore */ attempt++ ? `${entry}?${attempt}` : entry)
  while (!root.dataset.hydrated) await soon()
  if (isStarted()) return
  delete root.dataset.hydrated
  throw Error('not started')
}

let styles: HTMLLinkElement | undefined

/** React's next render may need rules beyond the page's inline styles. */
const sheetArrives = async () => {
  await arrives(sheet)
  styles ??= addLink({ rel: 'stylesheet', href: sheet })
  while (!styles.sheet) await soon()
}

/** Loads a file into the browser's cache. */
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

/** Resolves after the next frame, or after a short delay in a tab without frames. */
export const soon = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
    setTimeout(resolve, 50)
  })
