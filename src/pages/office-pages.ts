import { lazy } from 'react'
import { officeScreens } from './office-screens.ts'
import { type Page, type PageFiles, type PageModule, pageOf } from './page.ts'

const Layout = lazy(() => import('./office/dashboard-layout.tsx'))
// Outside Vite the pages are only named, never drawn.
const files: PageFiles = import.meta.env ? import.meta.glob<PageModule>('./office/*-page.tsx') : {}

/** Loaded with the first page of the dashboard: who reads the website never downloads it. */
const pages: readonly Page[] = officeScreens.map((screen) => pageOf(screen, 'office', files, Layout))

export default pages
