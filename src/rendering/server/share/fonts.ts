import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import decompress from 'wawoff2/decompress.js'

const sources = {
  displayLatin: {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  },
  displayArabic: {
    family: 'Markazi Text',
    file: '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2',
  },
  textLatin: {
    family: 'IBM Plex Sans',
    file: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  },
  textArabic: {
    family: 'IBM Plex Sans Arabic',
    file: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  },
} as const

export type FontName = keyof typeof sources
export type Font = { family: string; path: string }
export type Fonts = Record<FontName, Font>

let fonts: Promise<Fonts> | undefined

/**
 * The site's own fonts. The drawing program cannot read the compressed web fonts, so they are unpacked to
 * files.
 */
export const shareFonts = (): Promise<Fonts> => {
  fonts ??= unpack()
  fonts.catch(() => {
    fonts = undefined
  })
  return fonts
}

const unpack = async (): Promise<Fonts> => {
  const { resolve } = createRequire(import.meta.url)
  const folder = await mkdtemp(join(tmpdir(), 'mizan-fonts-'))
  const unpacked: [string, Font][] = []
  // One at a time: the decompressor keeps global state.
  for (const [name, { family, file }] of Object.entries(sources)) {
    const path = join(folder, `${name}.ttf`)
    await writeFile(path, await decompress(await readFile(resolve(file))))
    unpacked.push([name, { family, path }])
  }
  return Object.fromEntries(unpacked) as Fonts
}
