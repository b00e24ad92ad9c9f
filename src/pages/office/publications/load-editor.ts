import { lazy } from 'react'

const load = () => import('./editor-screen.tsx')

/** The form and its library: asked for together with the publication, not after it. */
export const EditorScreen = lazy(() => load().then((module) => ({ default: module.EditorScreen })))
/** A failure is shown where the editor is drawn, which asks again. */
export const beginLoading = () => void load().catch(() => undefined)
