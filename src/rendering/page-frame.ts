import { version } from '#http/health.ts'
import type { Language } from '#languages/language.ts'
import type { Start } from '#pages/website/page-start.ts'
import { bootElementId } from './boot.ts'

/**
 * The files of the build. During development Vite serves the sources, and adds the styles with the scripts.
 */
export type Assets = {
  /** React and the app. */
  entry: string
  /** The only script that a public page loads at first. */
  first: string
  /** The text of the inline script, the same on every page. */
  beforePaint: string
  /** The whole sheet, the rules that a page needs at first, and the address at which these are a sheet. */
  sheet?: string
  stylesFor?: (html: string) => string
  addressOfStyles?: (css: string) => string
  /** The script files that a page needs at first, in a language. `page` is its file in `src/pages`. */
  scriptsOf: (page: string, language: Language) => readonly string[]
}

type Frame = {
  html: string
  assets: Assets
  /** The page's data. */
  json: string
  start: Start
  /** The address of the page's data; if undefined, the data are inline. */
  bootAddress: string | undefined
  /** The addresses of the scripts that the page needs at first. */
  scripts: readonly string[]
  /** The notice for an interaction that cannot be handled. */
  lineLost: string
}

/** The inline texts of a page: the content policy allows only these, by their hashes. */
export type Inline = { script?: string | undefined; style?: string | undefined }

type Framed = { html: string; inline: Inline }

/**
 * Adds the parts outside React to a rendered page: the theme script, the first styles, the first script, and
 * the addresses of the rest. Pages that need React immediately fetch all of it; their first styles are inline, since
 * the scripts would delay a sheet.
 */
export const framed = ({ html, assets, json, start, bootAddress, scripts, lineLost }: Frame): Framed => {
  const notice = noticeOf(lineLost)
  const css = assets.stylesFor?.(html + notice)
  const style = start === 'now' ? css : undefined
  const attributes = {
    'data-entry': assets.entry,
    'data-start': assets.sheet ? start : 'now',
    'data-scripts': scripts.join(' '),
    'data-sheet': assets.sheet,
    'data-boot': bootAddress,
  }
  const head = [
    generator,
    assets.beforePaint && `<script>${assets.beforePaint}</script>`,
    style !== undefined && `<style>${style}</style>`,
    start !== 'now' && css && `<link rel="stylesheet" href="${assets.addressOfStyles?.(css)}">`,
    start === 'now' && scripts.map((href) => `<link rel="modulepreload" href="${href}">`).join(''),
    `<script type="module" src="${assets.first}"${written(attributes)}></script>`,
  ]
  const body = [
    notice,
    bootAddress === undefined && `<script id="${bootElementId}" type="application/json">${json}</script>`,
    // At the end, so that the page is painted with its own styles first. Browsers start no module before it arrives.
    start === 'now' && assets.sheet && `<link rel="stylesheet" href="${assets.sheet}">`,
  ]
  // Both positions are found before the text changes: searching the joined string would copy it.
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  const whole = [
    html.slice(0, headEnd),
    ...head.filter(Boolean),
    html.slice(headEnd, bodyEnd),
    ...body.filter(Boolean),
    html.slice(bodyEnd),
  ].join('')
  return { html: whole, inline: { script: assets.beforePaint, style } }
}

/** Lets people who report a fault state the version. */
const generator = `<meta name="generator" content="Mizan ${version}">`

const noticeOf = (text: string) =>
  `<p id="line-lost" class="line-lost" role="alert" hidden>${escaped(text)}</p>`

const written = (attributes: Record<string, string | undefined>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ''))
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
