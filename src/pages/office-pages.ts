import { noticeAreas } from '#i18n/areas.ts'
import type { Language } from '#languages/language.ts'
import { fetchedCode } from './fetched-code.ts'
import { officeScreens } from './office-screens.ts'
import { type Page, type PageFiles, type PageModule, pageOf } from './page.ts'

const layout = fetchedCode(() => import('./office/dashboard-layout.tsx'))
// Outside Vite (in scripts and tests) only the rows are used, nothing is rendered.
const files: PageFiles = import.meta.env ? import.meta.glob<PageModule>('./office/*-page.tsx') : {}

/** Loaded with the first dashboard page, so that website visitors never download it. */
const pages: readonly Page[] = officeScreens.map(({ texts, ...screen }) => {
  const page = pageOf(screen, 'office', files, layout.Component)
  const loadTexts = () => import('./with-office-texts.tsx')
  const { Component, fetchCode } = fetchedCode(async () => {
    const { prefetchOfficeTexts, screenWithOfficeTexts } = await loadTexts()
    const [code] = await Promise.all([screenWithOfficeTexts(page.load, texts), prefetchOfficeTexts(texts)])
    return code
  })
  const fetchTexts = async (language: Language) => {
    const { fetchOfficeTexts } = await loadTexts()
    await Promise.all([fetchOfficeTexts(language, texts), fetchOfficeTexts(language, noticeAreas)])
  }
  return {
    ...page,
    Screen: Component,
    prepare: (language) => Promise.all([fetchCode(), layout.fetchCode(), fetchTexts(language)]),
  }
})

export default pages
