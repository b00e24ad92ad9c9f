import type { Language } from '#languages/language.ts'
import { fetchedCode } from './fetched-code.ts'
import { type Page, type PageFiles, type PageModule, pageOf } from './page.ts'
import { portalScreens } from './portal-screens.ts'

const layout = fetchedCode(() => import('./portal/portal-layout.tsx'))
// Outside Vite (in scripts and tests) only the rows are used, nothing is rendered.
const files: PageFiles = import.meta.env ? import.meta.glob<PageModule>('./portal/*-page.tsx') : {}

/** Loaded with the first page of the portal. */
const pages: readonly Page[] = portalScreens.map(({ texts, ...screen }) => {
  const page = pageOf({ ...screen, access: 'portal.use' }, 'portal', files, layout.Component)
  const withTexts = () => import('./with-texts.tsx')
  const { Component, fetchCode } = fetchedCode(async () =>
    (await withTexts()).screenWithTexts(page.load, texts),
  )
  const fetchTexts = async (language: Language) => (await withTexts()).fetchTexts(language, texts)
  return {
    ...page,
    Screen: Component,
    prepare: (language) => Promise.all([fetchCode(), layout.fetchCode(), fetchTexts(language)]),
  }
})

export default pages
