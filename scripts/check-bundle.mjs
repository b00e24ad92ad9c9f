// What a visitor of the home page downloads as JavaScript before anything is clicked, in gzip: the entry, the home
// page with all it imports statically, and the larger of the two dictionaries of the site. Plain JavaScript, so that
// it also runs on the older Node a machine may bring.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const limitKilobytes = 92

const folder = 'dist/browser'
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))

const kilobytesOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length, 0) /
  1024

const filesOf = (module, seen = new Set()) => {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build holds no ${module}`)
  if (seen.has(chunk.file)) return []
  seen.add(chunk.file)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, seen))]
}

const entry = filesOf('src/rendering/entry-browser.tsx')
const home = filesOf('src/pages/public/home-page.tsx').filter((file) => !entry.includes(file))
const dictionaries = ['en', 'ar'].map((language) =>
  kilobytesOf(filesOf(`src/i18n/${language}/site.ts`).filter((file) => ![...entry, ...home].includes(file))),
)
const parts = { entry: kilobytesOf(entry), home: kilobytesOf(home), dictionary: Math.max(...dictionaries) }
const total = parts.entry + parts.home + parts.dictionary

const listed = Object.entries(parts).map(([name, kilobytes]) => `${name} ${kilobytes.toFixed(1)}`)
console.log(
  `JavaScript of / before a click: ${total.toFixed(1)} KB gzip of ${limitKilobytes} (${listed.join(', ')})`,
)
if (total > limitKilobytes) {
  console.error(
    'That is over the budget: load with a click, or when it comes near, what the first view does not need.',
  )
  process.exit(1)
}
