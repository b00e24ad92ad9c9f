import { useRef } from 'react'

/** Ignores a second press until the first is settled. `isPending` disables the button only after a task. */
export const useOneAtATime = () => {
  const isBusy = useRef(false)
  return {
    begin: (act: () => void) => {
      if (isBusy.current) return
      isBusy.current = true
      act()
    },
    end: () => {
      isBusy.current = false
    },
  }
}
