import { Resvg, renderAsync } from '@resvg/resvg-js'
import {
  type ContentLanguage,
  contentLanguageOf,
  type Direction,
  directionOf,
  type Language,
  otherContentLanguage,
} from '#languages/language.ts'
import { shareSize } from '#pages/page-addresses.ts'
import { escapeXml } from '#rendering/crawlers/xml.ts'
import {
  balanced,
  directionOfText,
  ellipsis,
  type Font,
  type FontName,
  type Fonts,
  type Piece,
  shareFonts,
  visualLine,
} from './text.ts'

export type Share = {
  language: Language
  title: string
  /** The kind of firm, shown above the title. */
  descriptor: string
  /** The firm's name in both scripts. */
  names: Record<ContentLanguage, string>
}

const { width, height } = shareSize
const margin = 72
/** The title ends before the openings of the wall begin. */
const titleWidth = 690
const titleSizes = [76, 66, 58]
const minTitleSize = 50
const titleMiddle = 328
const maxLines = 3
const footTop = 528

/** Markazi has low letters: Arabic is set larger to look the same size. */
const arabicScale = { display: 1.17, text: 1.06 }

const isMirrored = (language: Language): boolean => directionOf(language) === 'rtl'

/** The picture of a page for shared links: the title at the inline start, the wall at the inline end. */
export const drawShareImage = async (share: Share, wall: string): Promise<Buffer> => {
  const fonts = await shareFonts()
  const ground = isMirrored(share.language)
    ? `<g transform="translate(${width} 0) scale(-1 1)">${wall}</g>`
    : wall
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ground,
    title(share, fonts),
    foot(share, fonts),
    '</svg>',
  ].join('')
  const fontFiles = Object.values(fonts).map(({ path }) => path)
  const image = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles }, logLevel: 'off' })
  return image.asPng()
}

/** `direction` belongs to the whole text, since a single line may begin with a word in the other script. */
type Style = { kind: 'display' | 'text'; size: number; fill: string; direction: Direction }

const title = ({ language, title: text, descriptor }: Share, fonts: Fonts): string => {
  const direction = directionOfText(text)
  const style = (size: number): Style => ({ kind: 'display', size, fill: '#f3f2eb', direction })
  const linesAt = (size: number) =>
    balanced(text, maxLines, titleWidth, (each) => widthOf(each, style(size), fonts))
  const isWhole = (size: number) =>
    linesAt(size).every((each) => widthOf(each, style(size), fonts) <= titleWidth && !each.endsWith(ellipsis))
  const size = titleSizes.find(isWhole) ?? minTitleSize
  const lines = linesAt(size)
  const leading = size * (isMirrored(language) ? 1.28 : 1.16)
  const first = titleMiddle - ((lines.length - 1) * leading) / 2 + size * 0.3
  const eyebrow: Style = { kind: 'text', size: 23, fill: '#eeb950', direction: directionOf(language) }
  return [
    line(descriptor, language, eyebrow, first - size * 1.15 - 14, fonts),
    ...lines.map((each, at) => line(each, language, style(size), first + at * leading, fonts)),
  ].join('')
}

/**
 * Both names, each aligned to the start of its script; the one in the page's language is next to the mark.
 */
const foot = ({ language, names }: Share, fonts: Fonts): string => {
  const markSize = 44
  const baseline = footTop + 62
  const own = contentLanguageOf(language)
  const other = otherContentLanguage(language)
  const markX = isMirrored(language) ? width - margin - markSize : margin
  const inset = margin + markSize + 18
  const styleOf = (of: Language, size: number, fill: string): Style => ({
    kind: 'display',
    size,
    fill,
    direction: directionOf(of),
  })
  return [
    `<path fill="#072b2f" d="M0 ${footTop}H${width}V${height}H0Z"/>`,
    `<path fill="#1f4347" d="M${margin} ${footTop}H${width - margin}v1H${margin}z"/>`,
    `<g transform="translate(${markX} ${footTop + 29}) scale(${markSize / 32})"><path fill="#0c3539" d="M0 0h32v32H0z"/><path fill="#eeb950" d="M16 6l4.800 8.400h-9.600z"/><path fill="#eeb950" fill-opacity=".55" d="M10.400 16.600l4.800 8.400H5.600zM21.600 16.600l4.800 8.400h-9.600z"/></g>`,
    line(names[own], own, styleOf(own, 32, '#f3f2eb'), baseline, fonts, inset),
    names[other] !== names[own] && line(names[other], other, styleOf(other, 28, '#bbcbca'), baseline, fonts),
  ]
    .filter(Boolean)
    .join('')
}

/** One line, aligned to the start of its language. */
const line = (
  text: string,
  language: Language,
  style: Style,
  baseline: number,
  fonts: Fonts,
  inset = margin,
): string => {
  const pieces = visualLine(text, style.direction)
  let x = isMirrored(language) ? width - inset - widthOf(text, style, fonts) : inset
  return pieces
    .map((piece) => {
      const { font, size } = faceOf(piece, style, fonts)
      const drawn = `<text x="${x.toFixed(1)}" y="${baseline.toFixed(1)}" font-family="${font.family}" font-size="${size}" fill="${style.fill}">${escapeXml(piece.text)}</text>`
      x += pieceWidth(piece, style, fonts)
      return drawn
    })
    .join('')
}

const widthOf = (text: string, style: Style, fonts: Fonts): number =>
  visualLine(text, style.direction).reduce((sum, piece) => sum + pieceWidth(piece, style, fonts), 0)

const pieceWidth = (piece: Piece, style: Style, fonts: Fonts): number => {
  const { font, size } = faceOf(piece, style, fonts)
  return piece.text.trim() === '' ? piece.text.length * size * 0.28 : inkWidth(piece.text, font) * size
}

const faceOf = ({ script }: Piece, { kind, size }: Style, fonts: Fonts) => {
  const name: FontName = `${kind}${script === 'arabic' ? 'Arabic' : 'Latin'}`
  return { font: fonts[name], size: script === 'arabic' ? size * arabicScale[kind] : size }
}

const measured = new Map<string, number>()
const maxMeasured = 5_000
/** The side bearings of a letter, as a share of the font size. */
const bearings = 0.05

/** Width at font size 1, measured by the drawing program, since only it can join letters. */
const inkWidth = (text: string, { family, path }: Font): number => {
  const key = `${family} ${text}`
  const known = measured.get(key)
  if (known !== undefined) return known
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text x="100" y="200" font-family="${family}" font-size="100">${escapeXml(text)}</text></svg>`
  const box = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [path] },
    logLevel: 'off',
  }).getBBox()
  const inEms = (box?.width ?? 0) / 100 + bearings
  if (measured.size > maxMeasured) measured.clear()
  measured.set(key, inEms)
  return inEms
}
