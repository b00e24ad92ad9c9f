import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { type Direction, directionOf, type Language } from '#languages/language.ts'
import markazi from '#ui/fonts/markazi-arabic.woff2?url'
import newsreader from '#ui/fonts/newsreader-latin.woff2?url'
import plexArabic from '#ui/fonts/plex-arabic-400.woff2?url'
import plex from '#ui/fonts/plex-latin.woff2?url'

/** The two fonts of the first view: display and text. */
const fonts: Record<Direction, readonly string[]> = {
  ltr: [newsreader, plex],
  rtl: [markazi, plexArabic],
}

/** Preloads the fonts of the first view: a late font would change the text. */
export const Preloads = ({ language, children }: { language: Language; children: ReactNode }) => {
  for (const href of fonts[directionOf(language)])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return children
}
