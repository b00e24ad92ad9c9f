import { useEffect, useRef, useState } from 'react'

/** Registers the function that asks; returns a function that unregisters it. */
type Listen<About> = (ask: (about: About) => Promise<boolean>) => () => void

/** One question for all waiting calls, about the first of them; `answer` resolves each. */
export const useQuestion = <About = void>(listen: Listen<About>) => {
  const [asked, setAsked] = useState<{ about: About }>()
  const waiting = useRef<((isAnswered: boolean) => void)[]>([])
  useEffect(
    () =>
      listen((about) => {
        setAsked((before) => before ?? { about })
        return new Promise<boolean>((resolve) => {
          waiting.current.push(resolve)
        })
      }),
    [listen],
  )
  const answer = (isAnswered: boolean) => {
    setAsked(undefined)
    for (const resolve of waiting.current.splice(0)) resolve(isAnswered)
  }
  return { asked, answer }
}
