import { useState } from 'react'
import { useMounted } from './use-mounted.ts'

/**
 * A choice that is stored in the browser, and the function that replaces it. Undefined on the server and while
 * its page is hydrated.
 */
export const useStored = <Choice>(read: () => Choice) => {
  const isMounted = useMounted()
  const [chosen, setChosen] = useState<Choice>()
  return [chosen ?? (isMounted ? read() : undefined), setChosen] as const
}
