import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import plex from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import markazi from '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { type Direction, directionOf, type Language } from '#languages/language.ts'

/** The two fonts of the first view: display and text. */
const fonts: Record<Direction, readonly string[]> = {
  ltr: [newsreader, plex],
  rtl: [markazi, plexArabic],
}

/** Preloads the fonts of the first view: discovered only when the text is laid out, they would change it later. */
export const Preloads = ({ language, children }: { language: Language; children: ReactNode }) => {
  for (const href of fonts[directionOf(language)])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return children
}
