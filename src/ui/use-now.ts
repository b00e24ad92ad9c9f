import { useContext, useEffect, useState } from 'react'
import { ServedDay } from './served-day.ts'
import { useMounted } from './use-mounted.ts'

const minute = 60_000

/**
 * The current time, updated every minute, so that a page left open does not show an overdue promise as on
 * time. A page from the server starts with the time of its rendering.
 */
export const useNow = (): Date => {
  const served = useContext(ServedDay)
  const isMounted = useMounted()
  const [now, setNow] = useState(() => (isMounted || !served ? new Date() : served))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
