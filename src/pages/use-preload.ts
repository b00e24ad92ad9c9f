import { useEffect } from 'react'

/** Fetches the code of forms and dialogs once the list is shown, before anyone presses a button. */
export const usePreload = (load: () => Promise<unknown>) => {
  useEffect(() => {
    void load()
  }, [load])
}
