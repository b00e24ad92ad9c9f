import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Writes `src/ui/fonts`: for each font, the letters of nearly every page, and only the weights and features
 * in use. Other letters come from the whole font, if a page has one. Run it again after a new version of a
 * font (`npm run fonts`).
 */
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))

/** All texts have the ranges of `unicode-range` in `fonts.css`. */
const latin = `${range(0x20, 0x7e)}\u00a0§©«»·×\u2010\u2011–—‘’“”•…−`
/** Headings: a sign that is not among these loads the whole font. */
const headings = ` !"%&'(),-./:;?${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}\u00a0·\u2011–—‘’“”…`
/** Characters between Arabic words that come from a font's Latin part. */
const marks = '!"%&\'()-./:;?«»–—‘’“”…'
const arabic = ` ،؛؟${range(0x621, 0x63a)}${range(0x640, 0x655)}${range(0x660, 0x66c)}\u0670`

/** Kerning, ligatures, aligned digits, and the forms that join Arabic letters. */
const features = 'kern mark mkmk ccmp liga tnum lnum init medi fina isol rlig calt locl curs'.split(' ')

type Weights = { min: number; max: number }
const fonts: { file: string; name: string; text: string; weights?: Weights }[] = [
  {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    name: 'newsreader-latin',
    text: headings,
    weights: { min: 400, max: 600 },
  },
  {
    file: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    name: 'plex-latin',
    text: latin,
    weights: { min: 400, max: 700 },
  },
  {
    file: '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2',
    name: 'markazi-arabic',
    text: arabic,
    weights: { min: 400, max: 700 },
  },
  {
    file: '@fontsource-variable/markazi-text/files/markazi-text-latin-wght-normal.woff2',
    name: 'markazi-marks',
    text: marks,
    weights: { min: 400, max: 700 },
  },
  ...['400', '600'].map((weight) => ({
    file: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
    name: `plex-arabic-${weight}`,
    text: arabic,
  })),
]

mkdirSync('src/ui/fonts', { recursive: true })
for (const { file, name, text, weights } of fonts) {
  const whole = readFileSync(`node_modules/${file}`)
  // Not in the call, because the types of the package lack `keepFeatures` and `noHinting`.
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: features,
    // A third of Plex; Apple, Android and dense screens ignore hints.
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  }
  const subset = await subsetFont(whole, text, options)
  writeFileSync(`src/ui/fonts/${name}.woff2`, subset)
  console.log(`${name}: ${(whole.length / 1000).toFixed(1)} → ${(subset.length / 1000).toFixed(1)} KB`)
}
