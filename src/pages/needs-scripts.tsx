import { lazy } from 'react'

const NoScriptsNote = lazy(() => import('./no-scripts-note.tsx'))

/**
 * Without scripts nobody can log in, so a note says how to call the firm. Only the server renders it, so the browser
 * never downloads it.
 */
export const NeedsScripts = () => <noscript>{import.meta.env.SSR && <NoScriptsNote />}</noscript>
