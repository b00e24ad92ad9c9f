import { useEffect, useRef, useState } from 'react'

/** Registers the function that asks; returns a function that unregisters it. */
type Listen<About> = (ask: (about: About) => Promise<boolean>) => () => void

/** One question for all waiting calls, about the first of them; `answer` resolves each. */
export const useQuestion = <About = void>(listen: Listen<About>) => {
  const [requested, setRequested] = useState<{ about: About }>()
  const waiting = useRef<((isAnswered: boolean) => void)[]>([])
  useEffect(
    () =>
      listen((about) => {
        setRequested((before) => before ?? { about })
        return new Promise<boolean>((resolve) => {
          waiting.current.push(resolve)
        })
      }),
    [listen],
  )
  const answer = (isAnswered: boolean) => {
    setRequested(undefined)
    for (const resolve of waiting.current.splice(0)) resolve(isAnswered)
  }
  return { requested, answer }
}
