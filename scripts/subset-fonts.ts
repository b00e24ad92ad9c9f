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
const letters = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}`
const latin = ` !"#%&'()+,-./:;?@${range(0x30, 0x39)}${letters}\u00a0©«»·×\u2011–—‘’“”•…`
/** Signs of the office and of addresses, which most public pages lack. */
const latinSigns = '$*<=>[\\]^_`{|}~§\u2010−'
/** With digits, since the width of 0 is the unit `ch`. */
const headings = ` ,-.:?${range(0x30, 0x39)}${letters}\u00a0–’“”`
/** Signs of some headings. A sign that is in neither text loads the whole font. */
const headingSigns = `!"%&'()/;·\u2011—‘…`
/** Digits, signs between Arabic words and the word of the language switch: all that most Arabic pages need. */
const digits = `English %()+,-./:${range(0x30, 0x39)}\u00a0©«»·–—…`
/** Characters between Arabic words that come from a font's Latin part. */
const marks = '!"%&\'()-./:;?«»–—‘’“”…'
const arabic = ` ،؛؟${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670`
/** The firm's own texts have Latin digits; only some authors type these. */
const arabicDigits = range(0x660, 0x66c)

/** Kerning, ligatures, aligned digits, and the forms that join Arabic letters. */
const features = 'kern mark mkmk ccmp liga tnum lnum init medi fina isol rlig calt locl curs'.split(' ')

/** One weight has half the bytes of a range. */
type Weights = number | { min: number; max: number }
type Font = { file: string; name: string; text: string; weights?: Weights }

const newsreader = {
  file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weights: 450,
}
const plex = {
  file: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  weights: { min: 400, max: 700 },
}
const markazi = {
  file: '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2',
  weights: 560,
}

const fonts: Font[] = [
  { ...newsreader, name: 'newsreader-latin', text: headings },
  { ...newsreader, name: 'newsreader-signs', text: headingSigns },
  { ...plex, name: 'plex-latin', text: latin },
  { ...plex, name: 'plex-digits', text: digits },
  { ...plex, name: 'plex-signs', text: latinSigns },
  { ...markazi, name: 'markazi-arabic', text: arabic },
  { ...markazi, name: 'markazi-digits', text: arabicDigits },
  {
    file: '@fontsource-variable/markazi-text/files/markazi-text-latin-wght-normal.woff2',
    name: 'markazi-marks',
    text: marks,
    weights: markazi.weights,
  },
  ...['400', '600'].flatMap((weight) => {
    const file = `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`
    return [
      { file, name: `plex-arabic-${weight}`, text: arabic },
      { file, name: `plex-arabic-digits-${weight}`, text: arabicDigits },
    ]
  }),
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
