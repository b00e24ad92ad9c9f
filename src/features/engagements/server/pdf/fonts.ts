import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decompress from 'wawoff2/decompress.js'

const arabic = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic'
const latin = '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin'
const files = [arabic, latin, `${latin}-ext`].flatMap((file) =>
  [400, 600].map((weight) => `${file}-${weight}-normal.woff2`),
)

/** The fonts of agreements. The compiler cannot read compressed web fonts. */
export const readFonts = async (): Promise<Buffer[]> => {
  const { resolve } = createRequire(import.meta.url)
  const fonts: Buffer[] = []
  // One at a time: the decompressor keeps global state.
  for (const file of files) fonts.push(Buffer.from(await decompress(await readFile(resolve(file)))))
  return fonts
}
