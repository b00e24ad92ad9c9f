import { useEffect, useRef, useState } from 'react'

/**
 * True on the first page of a visit. Every later page starts at its top, and focus moves to its heading, so
 * that a screen reader announces it.
 */
export const useArrival = (path: string): boolean => {
  const [firstPath] = useState(path)
  const [hasMoved, setMoved] = useState(false)
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    setMoved(true)
    if (window.location.hash !== '') return
    // Instant: smooth scrolling is for moving within a page.
    window.scrollTo({ top: 0, behavior: 'instant' })
    return whenHeadingAppears((heading) => {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [path])
  return path === firstPath && !hasMoved
}

const maxWait = 5_000

/** A lazy page renders its heading later. Returns a function that stops waiting. */
const whenHeadingAppears = (arrived: (heading: HTMLElement) => void): (() => void) => {
  // While a lazy page loads inside a layout, the previous page is still in the document, hidden.
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility())
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    stop()
    arrived(heading)
  })
  const timer = setTimeout(() => observer.disconnect(), maxWait)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const heading = find()
  if (heading) {
    stop()
    arrived(heading)
  } else observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
