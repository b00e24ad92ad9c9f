import { useEffect } from 'react'

/** Fetches code that a screen shows next to its data, while the data is on its way. */
export const usePreload = (load: () => Promise<unknown>) => {
  useEffect(() => {
    // What fails here is asked for again, and reported, where it is needed.
    load().catch(() => undefined)
  }, [load])
}

/** Fetches the code of dialogs when a hand or the focus nears a button of the page: a list alone never needs them. */
export const usePreloadOnIntent = (load: () => Promise<unknown>) => {
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('main button'))) return
      stop()
      load().catch(() => undefined)
    }
    const stop = () => {
      for (const name of intents) document.removeEventListener(name, prepare)
    }
    for (const name of intents) document.addEventListener(name, prepare, { passive: true })
    return stop
  }, [load])
}

const intents = ['pointerover', 'pointerdown', 'focusin'] as const
