import { useEffect, useState } from 'react'

/** A heading above this share of the viewport counts as reached. */
const line = 0.35
/** Everything above the line counts as visible, so that an observer fires only when a heading crosses the line. */
const farAbove = '1000000px'

/** The id of the heading being read; undefined above the first. */
export const useCurrentHeading = (headings: readonly { id: string }[]): string | undefined => {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const note = () => {
      const reached = elements.filter(
        (element) => element.getBoundingClientRect().top <= window.innerHeight * line,
      )
      setCurrent(reached.at(-1)?.id)
    }
    const observer = new IntersectionObserver(note, {
      rootMargin: `${farAbove} 0px ${-(1 - line) * 100}% 0px`,
    })
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [headings])
  return current
}
