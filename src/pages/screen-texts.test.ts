import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { noticeAreas, officeAreas, portalAreas, sharedAreas } from '#i18n/areas.ts'
import { areasOf } from '#i18n/texts.ts'
import { officeEntries } from './office-entries.ts'
import { officeScreens } from './office-screens.ts'
import { portalScreens } from './portal-screens.ts'

const source = join(import.meta.dirname, '..')

const keysOf = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => Object.keys(areasOf.en[name] ?? {})))
/** Texts that a portal page loads only if it lists their area. */
const listedOnly = keysOf([...sharedAreas, ...portalScreens.flatMap(({ texts }) => texts)])
const officeOnly = keysOf(Object.keys(areasOf.en).filter((name) => /^office[A-Z]/.test(name)))

const imports = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'/gm
const lazyImports = /import\(\s*'([^']+)'/g

/** The files that a browser file imports. Type imports are excluded. */
const importsOf = (file: string, text: string, patterns: readonly RegExp[]): string[] =>
  patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, name = '']) =>
      name.startsWith('#') ? [name.slice(1)] : name.startsWith('.') ? [join(dirname(file), name)] : [],
    )

const files = new Map(
  globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$|^i18n[\\/]\w+[\\/]/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(source, file), 'utf8')]),
)

/** Every file that a screen can reach. The table of screens also uses texts of the layout and the help. */
const reachedFrom = (
  file: string,
  patterns = [imports, lazyImports],
  seen = new Set<string>(),
): Set<string> => {
  const text = files.get(file)
  if (text === undefined || seen.has(file) || file === 'pages/office-screens.ts') return seen
  seen.add(file)
  for (const next of importsOf(file, text, patterns)) reachedFrom(next, patterns, seen)
  return seen
}

/** The areas of text that a page loads with its dialogs. */
const laterIn = (page: string): string[] =>
  [...(files.get(page) ?? '').matchAll(/['"](office[A-Z]\w+)['"]/g)].map(([, area = '']) => area)

/** The areas that a part of a page loads for itself. */
const ownAreasOf = (file: string): string[] =>
  [...(files.get(file) ?? '').matchAll(/<WithOfficeTexts area="(\w+)"/g)].map(([, area = '']) => area)

const namedIn = (file: string): string[] =>
  [...(files.get(file) ?? '').matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)(?=['"`?])/g)].map(([, key = '']) => key)

it('loads every text that a dashboard screen can use', () => {
  for (const { file, texts } of officeScreens) {
    const page = `pages/office/${file}-page.tsx`
    const reached = [...reachedFrom(page)]
    const loaded = keysOf([...texts, ...laterIn(page), ...reached.flatMap(ownAreasOf)])
    const named = reached.flatMap(namedIn)
    const missing = named.filter((key) => officeOnly.has(key) && !loaded.has(key))
    expect([file, [...new Set(missing)]]).toEqual([file, []])
  }
})

it('does not use dashboard-only texts in the portal', () => {
  const dashboardOnly = keysOf(Object.keys(areasOf.en).filter((name) => name.startsWith('office')))
  for (const file of [...files.keys()].filter((name) => /^pages\/portal\/.*-page\.tsx$/.test(name))) {
    const reached = [...reachedFrom(file)]
    const loaded = keysOf(portalAreas)
    const missing = reached.flatMap(namedIn).filter((key) => dashboardOnly.has(key) && !loaded.has(key))
    expect([file, missing]).toEqual([file, []])
  }
})

it('has every text that a screen begins with before it works', () => {
  const office = officeScreens.map(({ file, texts }) => ({
    file: `office/${file}`,
    layout: 'pages/office/dashboard-layout.tsx',
    texts: [...officeAreas, ...noticeAreas, ...texts],
  }))
  const portal = portalScreens.map(({ file, texts }) => ({
    file: `portal/${file}`,
    layout: 'pages/portal/portal-layout.tsx',
    texts: [...portalAreas, ...texts],
  }))
  for (const { file, layout, texts } of [...office, ...portal]) {
    const first = [`pages/${file}-page.tsx`, layout, 'pages/guard.tsx', 'pages/app.tsx']
    const named = first.flatMap((each) => [...reachedFrom(each, [imports])]).flatMap(namedIn)
    const loaded = keysOf(['site', ...texts])
    // The alarms and the second count have their own texts. A schema names its messages.
    const isLater = (key: string) => /^((audit|backups)\.alarm|count\.undated$|val)\b/.test(key)
    const missing = named.filter(
      (key) => (officeOnly.has(key) || listedOnly.has(key)) && !loaded.has(key) && !isLater(key),
    )
    expect([file, [...new Set(missing)]]).toEqual([file, []])
  }
})

it('uses only texts in the dashboard layout that every screen has', () => {
  const frame = ['pages/office/dashboard-layout.tsx', 'pages/session-dialog.tsx', 'pages/proof-dialog.tsx']
  const reached = frame.flatMap((file) => [...reachedFrom(file)])
  // The search loads the texts of its results; the notices and the dialog of a new request load their own.
  const later = keysOf(
    reached.filter((file) => /(office\/(find|office-notices)|front-desk\/)/.test(file)).flatMap(laterIn),
  )
  // `WithOfficeTexts` loads the texts of the alarms and of the second count.
  const missing = reached
    .flatMap(namedIn)
    .filter(
      (key) =>
        officeOnly.has(key) && !later.has(key) && !/^((audit|backups)\.alarm\.|count\.undated$)/.test(key),
    )
  expect(missing).toEqual([])
  expect(officeEntries.filter(({ title }) => officeOnly.has(title))).toEqual([])
})
