import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import plex from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import markazi from '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { preload, preloadModule } from 'react-dom'
import { type Direction, directionOf, type Language } from '#languages/language.ts'

/** The two fonts of the first view: display and text. */
const fonts: Record<Direction, readonly string[]> = {
  ltr: [newsreader, plex],
  rtl: [markazi, plexArabic],
}

/**
 * Preloads what the page needs first. Discovered only through the styles and the entry, it would arrive one round trip
 * later.
 */
export const Preloads = ({
  language,
  scripts,
  children,
}: {
  language: Language
  scripts: string[]
  children: ReactNode
}) => {
  for (const href of fonts[directionOf(language)])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  for (const href of scripts) preloadModule(href, { as: 'script' })
  return children
}
