import { lazy } from 'react'

const load = () => import('./editor-screen.tsx')

/** The form and its library are fetched in parallel with the publication. */
export const EditorScreen = lazy(() => load().then((module) => ({ default: module.EditorScreen })))
/** A failure is handled where the editor is rendered, which loads again. */
export const beginLoading = () => void load().catch(() => undefined)
