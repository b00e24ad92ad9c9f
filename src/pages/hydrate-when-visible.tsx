import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
} from 'react'
import { useMounted } from '#ui/use-mounted.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of a page without interaction. It stays as the server rendered it; its code is fetched only if it
 * must be rendered in the browser: in another language, or on a page reached by a link. The page must import
 * its styles, since the code that would import them is not loaded.
 */
export const staticPart = <Props extends object>(load: Load<Props>, fallback: ReactNode = null) => {
  const Part = gated(load, permission().given)
  return untouched((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ))
}

/**
 * A part whose code is fetched once the page around it works. Until then the server's HTML is shown, and input is
 * preserved (`typed-early.ts`).
 */
export const hydrateWhenFetched = <Props extends object>(load: Load<Props>, fallback: ReactNode = null) => {
  const Part = lazy(() => persistently(load))
  return untouched((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ))
}

/** Loads code a moment after the page works, so that it delays no first interaction. */
export const whenQuiet =
  <Answer,>(load: () => Promise<Answer>) =>
  async (): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, quietAfterInMs))
    return load()
  }

const quietAfterInMs = 1_000

/**
 * An interactive part below the fold. Its code is fetched when it approaches the viewport, or when pointer or
 * keyboard reach it. Until then the server's HTML is shown.
 */
export const hydrateWhenVisible = <Props extends object>(load: Load<Props>, fallback: ReactNode = null) => {
  const { given, give } = permission()
  const Part = gated(load, given)
  return untouched((props: Props) => {
    const container = useRef<HTMLDivElement>(null)
    useEffect(() => watchFor(container, give), [])
    return (
      <div ref={container}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </div>
    )
  })
}

const permissions = new Set<() => void>()

const permission = () => {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  permissions.add(give)
  return { given, give }
}

/**
 * Called before the page changes its language: React commits no transition over HTML that is not hydrated.
 */
export const hydrateAll = () => {
  for (const give of permissions) give()
}

/**
 * If the surrounding page re-rendered this part, React would discard the server's HTML and render it again.
 * Only new props may cause that.
 */
const untouched = <Props extends object>(part: ComponentType<Props>) => memo(part) as ComponentType<Props>

/** Renders immediately on the server and on later pages; over server HTML it waits for `given`. */
const gated = <Props extends object>(load: Load<Props>, given: Promise<void>) => {
  const Part = lazy(() => persistently(load))
  return (props: Props) => {
    const isTakingOver = !useMounted()
    if (!import.meta.env.SSR && isTakingOver) use(given)
    return <Part {...props} />
  }
}

const firstPause = 2_000
const maxPause = 60_000

/**
 * A lost connection must not replace readable HTML by an error, so loading is retried with growing pauses.
 */
const persistently = <Answer,>(load: () => Promise<Answer>, pause = firstPause): Promise<Answer> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return persistently(load, Math.min(pause * 2, maxPause))
  })

/** Far enough to load in time, near enough to stay out of the first view. */
const margin = '400px 0px'
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

const watchFor = (container: RefObject<HTMLElement | null>, onNear: () => void): (() => void) => {
  const stop = () => {
    observer.disconnect()
    for (const touch of touches) document.removeEventListener(touch, onTouch, true)
  }
  const reached = () => {
    stop()
    onNear()
  }
  // Listens on the document, in the capture phase: React stops events inside HTML it has not hydrated.
  const onTouch = (event: Event) => {
    if (container.current?.contains(event.target as Node)) reached()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) reached()
    },
    { rootMargin: margin },
  )
  if (container.current) observer.observe(container.current)
  for (const touch of touches) document.addEventListener(touch, onTouch, true)
  return stop
}
