import { version } from '#http/version.ts'
import type { Start } from '#pages/website/page-start.ts'
import { bootElementId } from './boot.ts'
import { type Names, namesIn } from './used-styles.ts'

/** What the build made. During development Vite serves the sources, and adds the styles with the scripts. */
export type Assets = {
  /** React and the app. */
  entry: string
  /** The one script that a public page loads by itself. */
  first: string
  /** The text of the inline script, the same on every page. */
  beforePaint: string
  /** The whole sheet, and the rules of it that a page needs at first. */
  sheet?: string
  stylesFor?: (pieces: readonly Names[]) => string
  /** The script files that the entry and these source modules need, which are separated by spaces. */
  scriptsOf: (modules: string) => readonly string[]
}

type Frame = {
  html: string
  /** The names in the pieces of the HTML. */
  names: readonly Names[]
  assets: Assets
  /** The page's data. */
  json: string
  start: Start
  /** The address where the page's data can be fetched; without one they stand in the page. */
  bootAddress: string | undefined
  modules: string[]
  /** What a page says when a press cannot be answered. */
  lineLost: string
}

/** The inline texts of a page: the content policy allows exactly these, by their hashes. */
export type Inline = { script?: string | undefined; style?: string | undefined }

type Framed = { html: string; inline: Inline }

/**
 * Adds to a drawn page what React does not know of: the theme's script, the styles it needs at first, the script that
 * waits for a touch, and where the rest is. Pages that are nothing without React get all of it at once.
 */
export const framed = ({
  html,
  names,
  assets,
  json,
  start,
  bootAddress,
  modules,
  lineLost,
}: Frame): Framed => {
  const scripts = assets.scriptsOf(modules.join(' '))
  const notice = noticeOf(lineLost)
  const style = start === 'now' ? undefined : assets.stylesFor?.([...names, namesOfNotice])
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
    style === undefined && assets.sheet && `<link rel="stylesheet" href="${assets.sheet}">`,
    start === 'now' && scripts.map((href) => `<link rel="modulepreload" href="${href}">`).join(''),
    `<script type="module" src="${assets.first}"${written(attributes)}></script>`,
  ]
  const body = [
    notice,
    bootAddress === undefined && `<script id="${bootElementId}" type="application/json">${json}</script>`,
  ]
  // Both are found before either is filled: a page that was put together would be copied to look for the second.
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

/** Whoever reports a fault of a page can say of which version. */
const generator = `<meta name="generator" content="Mizan ${version}">`

const noticeOf = (text: string) =>
  `<p id="line-lost" class="line-lost" role="alert" hidden>${escaped(text)}</p>`

const written = (attributes: Record<string, string | undefined>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ''))
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const namesOfNotice = namesIn(noticeOf(''))
