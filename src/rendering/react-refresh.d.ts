/** Served by Vite's React plugin while developing. */
declare module '*@react-refresh' {
  export const injectIntoGlobalHook: (window: Window) => void
}
