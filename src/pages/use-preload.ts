import { useEffect } from 'react'

/** Fetches the code of a screen in parallel with its data. */
export const usePreload = (load: () => Promise<unknown>) => {
  useEffect(() => {
    // A failed import is retried, and reported, where it is needed.
    load().catch(() => undefined)
  }, [load])
}

/**
 * Fetches the code of dialogs when the pointer approaches a button of the page, or on focus: a list itself
 * does not need it.
 */
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
