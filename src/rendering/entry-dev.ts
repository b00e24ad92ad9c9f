import { injectIntoGlobalHook } from '/@react-refresh'

// Vite's refresh hook must be installed before React loads, and only this file runs early enough on our
// pages. The URL must be exactly Vite's: a URL built at run time gets a query, and would load a second copy
// that React does not use.
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
await import('./entry-browser.tsx')
