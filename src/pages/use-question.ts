import { useEffect, useRef, useState } from 'react'

/** Registers the function that asks; returns a function that unregisters it. */
type Listen = (ask: () => Promise<boolean>) => () => void

/** One question for all calls that wait; `answer` resolves each of them. */
export const useQuestion = (listen: Listen) => {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<((isAnswered: boolean) => void)[]>([])
  useEffect(
    () =>
      listen(() => {
        setAsking(true)
        return new Promise<boolean>((resolve) => {
          waiting.current.push(resolve)
        })
      }),
    [listen],
  )
  const answer = (isAnswered: boolean) => {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(isAnswered)
  }
  return { isAsking, answer }
}
