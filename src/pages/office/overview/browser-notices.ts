import { useSyncExternalStore } from 'react'

const storageKey = 'browser-notices'
const listeners = new Set<() => void>()

export const canNotify = (): boolean => 'Notification' in window

const isOn = (): boolean => {
  try {
    return canNotify() && Notification.permission === 'granted' && localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether this browser shows notices. A permission that is withdrawn in the browser turns them off. */
export const useBrowserNotices = (): boolean => useSyncExternalStore(subscribe, isOn, () => false)

const store = (state: 'on' | 'off') => {
  try {
    localStorage.setItem(storageKey, state)
  } catch {
    // Storage is unavailable: notices stay off.
  }
  for (const listener of listeners) listener()
}

/** Browsers of phones throw. Without the permission, nothing is shown. */
const isConstructible = (): boolean => {
  try {
    return Notification.permission === 'granted' || Boolean(new Notification(''))
  } catch {
    return false
  }
}

/** Asks for the permission; false if the browser refuses it or has no notices for websites. */
export const turnNoticesOn = async (): Promise<boolean> => {
  if (!isConstructible() || (await Notification.requestPermission()) !== 'granted') return false
  store('on')
  return true
}

export const turnNoticesOff = () => store('off')
