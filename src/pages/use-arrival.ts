import { useEffect, useRef, useState } from 'react'

/**
 * True on the page the visit began with. On every later one the focus moves to its heading, which a screen
 * reader then speaks, and the page starts at its top.
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
    // At once: the smooth scrolling of the sections is for those who see the way.
    window.scrollTo({ top: 0, behavior: 'instant' })
    return whenHeadingAppears((heading) => {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [path])
  return path === firstPath && !hasMoved
}

const longestWait = 5_000

/** A lazy page brings its heading later; gives the function that stops waiting. */
const whenHeadingAppears = (arrived: (heading: HTMLElement) => void): (() => void) => {
  // While a lazy page loads inside a layout, the page before it is hidden, heading and all.
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility())
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    stop()
    arrived(heading)
  })
  const timer = setTimeout(() => observer.disconnect(), longestWait)
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
