import { lazy } from 'react'

const NoScriptsNote = lazy(() => import('./no-scripts-note.tsx'))

/**
 * Login requires scripts, so a note shows how to reach the firm without them. Only the server renders it, so
 * the browser never downloads it.
 */
export const NeedsScripts = () => <noscript>{import.meta.env.SSR && <NoScriptsNote />}</noscript>
