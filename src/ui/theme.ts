import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Also read by `rendering/first/before-paint.ts`, which sets the theme before the first paint. */
const themeKey = 'theme'

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

const readTheme = (): Theme => {
  try {
    const stored = localStorage.getItem(themeKey)
    return isTheme(stored) ? stored : 'system'
  } catch {
    // Storage may be unavailable: then the theme in use decides.
    const rendered = document.documentElement.dataset.theme
    return isTheme(rendered) ? rendered : 'system'
  }
}

const listeners = new Set<() => void>()

const show = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

export const setTheme = (theme: Theme) => {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is unavailable: the choice lasts as long as the page.
  }
  show(theme)
}

const subscribe = (listener: () => void): (() => void) => {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === themeKey) show(readTheme())
  }
  listeners.add(listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followOtherTab)
  }
}

/** The user's choice, not the resulting theme: `system` may be either. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system')
