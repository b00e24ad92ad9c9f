import { useEffect, useState } from 'react'

const minute = 60_000

/** The current time, updated every minute: a promise must not look kept on a page that was left open. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
