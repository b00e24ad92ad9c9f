// The JavaScript that a person waits for, gzipped: the scripts of a public page before an interaction, of the home
// page with the first one, of each screen behind the login until it works, and of each part on demand. The two screens
// that people open most have a bound of their own. Plain JavaScript, so that it also runs on an older Node. `--all`
// prints every screen and part.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const limits = {
  beforeTouch: 3,
  home: 92,
  /** The bounds of each screen behind the login. */
  kilobytes: 285,
  /** Of the portal's home and the list of consultations, with Brotli: 130 KB with the headers of the responses. */
  daily: 122,
  files: 22,
  /** The files that a part on demand adds to its screen, and those of a part that every audience fetches. */
  partFiles: 40,
  commonPartFiles: 14,
  /** The bounds of the whole build. */
  allFiles: 160,
  smallFiles: 20,
}
const smallBelow = 2 * 1024

const folder = 'dist/browser'
const readJson = (name) => JSON.parse(readFileSync(`${folder}/.vite/${name}.json`, 'utf8'))
const screens = readJson('screens')

const sizes = new Map()
const sizeOf = (file) => {
  const known = sizes.get(file) ?? gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length / 1024
  sizes.set(file, known)
  return known
}
const kilobytesOf = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0)
const brotliOf = (files) => files.reduce((sum, file) => sum + statSync(`${folder}/${file}.br`).size, 0) / 1024
/** Built separately, so it is the only key of its manifest. */
const onlyFileOf = (name) => Object.values(readJson(name))[0].file

/** The heavier language of each screen. */
const rows = Object.entries(screens)
  .flatMap(([screen, byLanguage]) =>
    Object.entries(byLanguage).map(([language, files]) => ({
      name: `${screen} (${language})`,
      isGuarded: !screen.startsWith('website/'),
      files: files.length,
      kilobytes: kilobytesOf(files),
    })),
  )
  .sort((one, other) => other.kilobytes - one.kilobytes)
if (process.argv.includes('--all'))
  for (const { name, files, kilobytes } of rows)
    console.log(`${kilobytes.toFixed(1).padStart(6)} KB ${String(files).padStart(3)} files  ${name}`)

const first = ['first', 'before-paint'].map(onlyFileOf)
check('JavaScript of a public page before a touch', kilobytesOf(first), limits.beforeTouch, 'KB gzip')
const homes = Object.values(screens['website/home']).map(kilobytesOf)
check('JavaScript of the home page after a touch', Math.max(...homes), limits.home, 'KB gzip')

const guarded = rows.filter(({ isGuarded }) => isGuarded)
const [heaviest] = guarded
check(`JavaScript of the heaviest screen, ${heaviest.name}`, heaviest.kilobytes, limits.kilobytes, 'KB gzip')
for (const name of ['portal/overview', 'office/consultations']) {
  const most = Math.max(...Object.values(screens[name]).map(brotliOf))
  check(`JavaScript of ${name}`, most, limits.daily, 'KB Brotli')
}
const [widest] = [...guarded].sort((one, other) => other.files - one.files)
check(`Scripts of the screen with most, ${widest.name}`, widest.files, limits.files)

const parts = Object.entries(readJson('parts')).sort(([, one], [, other]) => other.length - one.length)
if (process.argv.includes('--all'))
  for (const [name, files] of parts)
    console.log(
      `${kilobytesOf(files).toFixed(1).padStart(6)} KB ${String(files.length).padStart(3)} files  ${name}`,
    )
const [part, partFiles] = parts[0]
check(`Scripts of the part on demand with most, ${part}`, partFiles.length, limits.partFiles)
const [common, commonFiles] = parts.find(([name]) => name.startsWith('all/'))
check(`The same for all audiences, ${common}`, commonFiles.length, limits.commonPartFiles)

const all = readdirSync(`${folder}/assets`).filter((name) => name.endsWith('.js'))
check('Scripts of the build', all.length, limits.allFiles)
const small = all.filter((name) => statSync(`${folder}/assets/${name}`).size < smallBelow)
check('Scripts below 2 KB', small.length, limits.smallFiles)

function check(what, figure, limit, unit = 'files') {
  const shown = unit === 'files' ? figure : figure.toFixed(1)
  console.log(`${what}: ${shown} ${unit} of ${limit}`)
  if (figure <= limit) return
  console.error(
    'That is over the budget: load with a click, or when it comes near, what it does not begin with.',
  )
  process.exitCode = 1
}
