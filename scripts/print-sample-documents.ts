// Prints the documents of the sample firm's clients as PDF: `npm run sample-documents`. It uses a browser,
// which sets Arabic correctly; the results are stored in `src/sample/files/`.
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { firmAr, firmEn, type SamplePaper, samplePapers } from './sample-papers.ts'

const { resolve } = createRequire(import.meta.url)
const fontFace = (family: string, file: string, weight = 'normal') =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url("${pathToFileURL(resolve(file))}")}`
const fonts = [
  fontFace('text', '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2'),
  fontFace('latin', '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'),
  fontFace('title', '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2'),
  fontFace('title-latin', '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
].join('')

const merlons = Array.from({ length: 16 }, (_, at) => `M${at * 40} 20v-8h6v-6h6V0h16v6h6v6h6v8z`).join('')

const style = `
  @page { size: A4; margin: 0 }
  * { margin: 0; box-sizing: border-box }
  body { padding: 22mm 24mm; color: #0a2225; font: 11.5pt/1.75 latin, text, sans-serif }
  body:lang(ar) { font-size: 12.5pt; line-height: 1.9 }
  header { margin-block-end: 12mm }
  header b { display: block; margin-block-end: 3mm; color: #094d51; font: 500 15pt/1.3 title-latin, title, serif }
  h1 { margin-block-end: 2mm; font: 500 23pt/1.25 title-latin, title, serif }
  .under { margin-block-end: 10mm; color: #516567 }
  p, li { margin-block-end: 3.5mm }
  ol { padding-inline-start: 7mm }
  hr { border: 0; border-block-start: .6mm solid #394d50 }
  table { width: 100%; margin-block-end: 6mm; border-collapse: collapse }
  td, th { padding: 2mm 3mm; border: .3mm solid #d7dbd2; text-align: start; font-weight: 400 }
  th { background: #f0f1ea }
  footer { position: fixed; inset: auto 24mm 14mm; padding-block-start: 3mm; border-block-start: .3mm solid #d7dbd2; color: #516567; font-size: 8.5pt }
`

const noteOf = {
  en: 'Document of the sample firm. People and companies are invented.',
  ar: 'مستند من المكتب النموذجي، وما فيه من أشخاص وشركات مختلق.',
}

/** The firm's battlements, on its own documents. */
const band = `<svg width="100%" height="20" viewBox="0 0 640 20" preserveAspectRatio="xMinYMid slice"><path fill="#094d51" d="${merlons}"/></svg>`

const htmlOf = ({ language, title, from, under, body }: SamplePaper): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>${title}</title>` +
  `<style>${fonts}${style}</style><header><b>${from}</b>${[firmAr, firmEn].includes(from) ? band : '<hr>'}</header>` +
  `<h1>${title}</h1><p class="under">${under}</p>${body}<footer>${noteOf[language]}</footer></html>`

const folder = join(import.meta.dirname, '../src/sample/files')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--allow-file-access-from-files'],
})
const page = await browser.newPage()
for (const paper of samplePapers) {
  // A file URL, so that the fonts can be read.
  await page.goto(pathToFileURL(join(import.meta.dirname, '../package.json')).href)
  await page.setContent(htmlOf(paper))
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({
    path: join(folder, paper.file),
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  })
}
await browser.close()
