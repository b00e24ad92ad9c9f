// The JavaScript that the browser downloads, gzipped. A public page before an interaction: its script and the
// inline one. The home page with the first interaction: the entry, the page and its static imports, and the
// larger of the site's two dictionaries. The dashboard: the first list screen with everything, and what each
// further screen adds. Plain JavaScript, so that it also runs on an older Node.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const limits = { beforeTouch: 3, home: 92, firstList: 119, furtherScreen: 30 }

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
/** The files of these modules, each once, without those already loaded. */
const added = (modules, there = []) => [
  ...new Set(modules.flatMap((module) => filesOf(module)).filter((file) => !there.includes(file))),
]
const dictionaryOf = (area) =>
  readdirSync('src/i18n', { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name: language }) => `virtual:texts/${language}/${area}`)
    .sort((one, other) => kilobytesOf(filesOf(other)) - kilobytesOf(filesOf(one)))[0]

/** Built separately, so it is the first key of its manifest. */
const onlyFileOf = (name) =>
  Object.values(JSON.parse(readFileSync(`${folder}/.vite/${name}.json`, 'utf8')))[0].file

const entry = filesOf('src/rendering/entry-browser.tsx')
const home = added(['src/pages/website/home-page.tsx', dictionaryOf('site')], entry)
check(
  'a public page before a touch',
  kilobytesOf([onlyFileOf('first')]) + kilobytesOf([onlyFileOf('before-paint')]),
  limits.beforeTouch,
)
check('the home page after a touch', kilobytesOf([...entry, ...home]), limits.home)

const screen = (name) => `src/pages/office/${name}-page.tsx`
const first = [
  ...entry,
  ...added(
    [
      dictionaryOf('site'),
      dictionaryOf('office'),
      dictionaryOf('officeServices'),
      'src/pages/office-pages.ts',
      'src/pages/guard.tsx',
      'src/pages/office/dashboard-layout.tsx',
      screen('services'),
    ],
    entry,
  ),
]
check('the first list of the dashboard', kilobytesOf(first), limits.firstList)

const further = Object.keys(manifest)
  .filter((module) => /^src\/pages\/office\/[\w-]+-page\.tsx$/.test(module))
  .map((module) => ({ module, kilobytes: kilobytesOf(added([module], first)) }))
  .sort((one, other) => other.kilobytes - one.kilobytes)
const [heaviest] = further
check(`the heaviest further screen, ${heaviest.module}`, heaviest.kilobytes, limits.furtherScreen)

function check(what, kilobytes, limit) {
  console.log(`JavaScript of ${what}: ${kilobytes.toFixed(1)} KB gzip of ${limit}`)
  if (kilobytes <= limit) return
  console.error(
    'That is over the budget: load with a click, or when it comes near, what it does not begin with.',
  )
  process.exitCode = 1
}
