import { useEffect, useState } from 'react'

const minute = 60_000

/**
 * The current time, updated every minute, so that a page left open does not show an overdue promise as on
 * time.
 */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
