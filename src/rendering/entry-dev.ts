const viteClient = '/@vite/client'
await import(/* @vite-ignore */ viteClient)

// Vite's page hook needs this before React loads; a page drawn by us has no other place for it.
const refresh = '/@react-refresh'
const runtime = await import(/* @vite-ignore */ refresh)
runtime.default.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
await import('./entry-browser.tsx')

export {}
