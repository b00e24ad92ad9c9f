import { injectIntoGlobalHook } from '/@react-refresh'

// Vite's page hook, which must stand before React loads; a page drawn by us has no other place for it. Named as Vite
// itself names it: an address made at run time gets a query, and would be a second copy that nobody listens to.
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
await import('./entry-browser.tsx')
