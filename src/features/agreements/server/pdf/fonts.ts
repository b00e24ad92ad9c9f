import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decompress from 'wawoff2/decompress.js'

const plex = 'IBM Plex Sans'
/**
 * The fonts of agreements. The compiler uses only one font of a family, but web fonts are cut into alphabets that have
 * the same family: each gets a name of the same length.
 */
const fonts = [
  { file: 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic', family: 'IBM Plex Sans Arabic' },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-latin', family: plex },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-latin-ext', family: 'IBM Plex Ext.' },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-vietnamese', family: 'IBM Plex Viet' },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-greek', family: 'IBM Plex Grek' },
  { file: 'ibm-plex-sans/files/ibm-plex-sans-cyrillic', family: 'IBM Plex Cyrl' },
]

/** In the order in which the compiler tries them for a character. */
export const families = fonts.map(({ family }) => family)

/** Uncompressed: the compiler cannot read compressed web fonts. */
export const readFonts = async (): Promise<Buffer[]> => {
  const { resolve } = createRequire(import.meta.url)
  const read: Buffer[] = []
  // One at a time: the decompressor keeps global state.
  for (const { file, family } of fonts)
    for (const weight of [400, 600]) {
      const compressed = await readFile(resolve(`@fontsource/${file}-${weight}-normal.woff2`))
      const font = Buffer.from(await decompress(compressed))
      if (file.includes('sans/')) rename(font, family)
      read.push(font)
    }
  return read
}

/** Writes another family into the table of names, which has it as UTF-16BE. */
const rename = (font: Buffer, family: string): void => {
  const [from, to] = [plex, family].map((name) => Buffer.from(name, 'utf16le').swap16())
  if (!from || !to) return
  for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + to.length)) to.copy(font, at)
}
