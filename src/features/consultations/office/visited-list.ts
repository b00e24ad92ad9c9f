// Separate from neighbours.ts, since a list only remembers itself.

const newTabKey = 'requests:list'

/** The list that was open last; a request of it has no snapshot yet. */
let lastList: string | undefined

/** Remembers the list from which a request is opened, in this tab or in a new one. */
export const rememberList = (parameters: URLSearchParams): void => {
  lastList = parameters.toString()
  store(localStorage, newTabKey, lastList)
}

/** The list that was open last in this tab, once; in a new tab, that of the tab before. */
export const takeList = (isNewTab: boolean): string | undefined => {
  const list = lastList ?? (isNewTab ? read(localStorage, newTabKey) : undefined)
  lastList = undefined
  return list
}

export const read = (storage: Storage, name: string): string | undefined => {
  try {
    return storage.getItem(name) ?? undefined
  } catch {
    return
  }
}

export const store = (storage: Storage, name: string, value: string): void => {
  try {
    storage.setItem(name, value)
  } catch {
    // Without storage, the list is known until the page is reloaded.
  }
}
