import { accountArea, homeAreas } from '../src/i18n/areas.ts'
import { type Part, shareFiles } from './share-files.ts'

type ModuleInfo = {
  code?: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
/** The modules that a page needs at first. */
type Screen = { name: string; modules: ReadonlySet<string> }

/** The screens behind the login by their files, `office/users`, with the areas of texts that they begin with. */
export type Guarded = Record<string, { path: string; areas: readonly string[]; isDaily: boolean }>

/**
 * The cost of a request in bytes of source, and the number of screens that one counts for, found by trial. A daily screen
 * meets an empty cache most often, so it loads more files with less in them; the page of a record meets the files of its
 * list. Visitors and clients have slower devices than the office.
 */
const kinds = {
  daily: { cost: 5_000, weight: 120 },
  dailyRecord: { cost: 30_000, weight: 20 },
  website: { cost: 120_000, weight: 5 },
  portal: { cost: 30_000, weight: 2 },
  office: { cost: 120_000, weight: 1 },
}
/** Texts of one language compress less than code. */
const shareOfTexts = 0.2
/** The costs of a request for parts that only visitors load, and for parts on demand: a person waits for one only. */
const costs = { website: 170_000, onDemand: 600_000 }

/** Packages change least, so visitors keep them cached across releases. */
const packages = /node_modules[\\/]/
const isPage = (id: string) => /[\\/]pages[\\/]\w+[\\/][\w-]+-page\.tsx$/.test(id)
/** The table of the screens of an audience: `office-pages.ts`. */
const isTable = (id: string) => /[\\/]pages[\\/]\w+-pages\.ts$/.test(id)
/** The module that the screens of all audiences share. */
const isGuard = (id: string) => /[\\/]pages[\\/]guard\.tsx$/.test(id)
const text = /virtual:texts\/(\w+)\/(\w+)$|[\\/]i18n[\\/](\w\w)[\\/][\w-]+\.ts(?:\?(\w+))?$/

/**
 * One group for all modules: what every page needs, the rest of the website's first view, then files that screens
 * share as `shareFiles` decides, and one file for the rest of a folder, which is fetched on demand.
 */
export const chunkGroups = (entry: string, guarded: Guarded) => {
  let names: Map<string, string | undefined> | undefined
  return [
    {
      debugName: 'by-screens',
      name: (id: string, graph: Graph) => {
        names ??= namesOf(modulesFrom(entry, graph), guarded)
        return names.get(id) ?? null
      },
      // Imports stay where they are, or the first view would load this file too.
      includeDependenciesRecursively: false,
    },
  ]
}

/** All modules of the build, and what each page of them needs at first. */
export const modulesFrom = (entry: string, graph: Graph) => {
  const infoOf = (id: string) => graph.getModuleInfo(id)
  const dynamicOf = (id: string) => infoOf(id)?.dynamicallyImportedIds ?? []
  const reach = (ids: readonly string[], nextOf: (info: ModuleInfo) => readonly string[]) => {
    const seen = new Set<string>()
    const visit = (id: string): void => {
      const info = infoOf(id)
      if (!info || seen.has(id)) return
      seen.add(id)
      for (const next of nextOf(info)) visit(next)
    }
    for (const id of ids) visit(id)
    return seen
  }
  const statically = (ids: readonly string[]) => reach(ids, ({ importedIds }) => importedIds)
  const all = [
    ...reach([entry], ({ importedIds, dynamicallyImportedIds }) => [
      ...importedIds,
      ...dynamicallyImportedIds,
    ]),
  ]
  const screenOf = (page: string, frame: string[]): Screen => ({
    name: /([\w-]+[\\/][\w-]+)-page\.tsx$/.exec(page)?.[1] ?? page,
    modules: statically([entry, ...frame, page]),
  })
  const tables = all.filter(isTable)
  const guarded = tables.flatMap((table) => {
    const frame = [table, ...dynamicOf(table).filter((id) => !isPage(id)), ...all.filter(isGuard)]
    return dynamicOf(table)
      .filter(isPage)
      .map((page) => screenOf(page, frame))
  })
  const website = all
    .filter((id) => isPage(id) && !tables.some((table) => dynamicOf(table).includes(id)))
    .map((page) => screenOf(page, []))
  // A package shares a file with parts of the folder that fetches it.
  const folderOf = new Map(
    all.flatMap((id) => dynamicOf(id).map((root) => [root, packages.test(root) ? id : root] as const)),
  )
  const onDemand = [...folderOf].map(([root, place]) => ({
    folders: demandFolders(place),
    modules: statically([root]),
  }))
  return { all, infoOf, entry, first: statically([entry]), guarded, website, onDemand }
}

type Modules = ReturnType<typeof modulesFrom>

const namesOf = ({ all, infoOf, entry, first, guarded, website, onDemand }: Modules, screensOf: Guarded) => {
  const kindOf = (screen: string) => {
    const { path, isDaily } = screensOf[screen] ?? {}
    if (isDaily) return kinds[path?.includes(':') ? 'dailyRecord' : 'daily']
    return kinds[screen.replace(/\W.*/, '') as 'website' | 'portal' | 'office']
  }
  const costOf = (screen: string) => kindOf(screen).cost
  const weightOf = (screen: string) => kindOf(screen).weight
  const home = website.find(({ name }) => name === 'website/home')?.modules
  const names = new Map<string, string | undefined>()
  const parts: Part[] = []
  const demanded: string[] = []
  const onDemandParts: Part[] = []
  const partOf = (id: string, users: string[]): Part => {
    const { code, importedIds: imports = [] } = infoOf(id) ?? {}
    return { id, users, bytes: lengthOf(code), imports }
  }
  for (const id of all) {
    const usersIn = (screens: readonly Screen[]) =>
      screens.filter(({ modules }) => modules.has(id)).map(({ name }) => name)
    const [users, visitors] = [usersIn(guarded), usersIn(website)]
    if (id === entry || text.test(id)) continue
    // The home page needs all of its frame, and a page behind the login should load no other part of it.
    if (first.has(id) || (home?.has(id) && users.length > 0))
      names.set(id, packages.test(id) ? 'react' : 'frame')
    else if (home?.has(id)) names.set(id, 'home')
    else if (users.length + visitors.length > 0) parts.push(partOf(id, [...users, ...visitors]))
    else demanded.push(id)
  }
  for (const id of demanded) {
    const users = new Set(onDemand.filter(({ modules }) => modules.has(id)).flatMap(({ folders }) => folders))
    // A folder with its kind is two users.
    const owners = users.size > 2 ? [[...users].sort().join(), 'shared'] : [...users]
    onDemandParts.push(partOf(id, owners))
  }
  const guardedParts = parts.filter(({ users }) =>
    users.some((user) => guarded.some(({ name }) => name === user)),
  )
  const websiteParts = parts.filter((part) => !guardedParts.includes(part))
  for (const [id, name] of shareFiles(guardedParts, costOf, weightOf)) names.set(id, name)
  for (const [id, name] of shareFiles(websiteParts, () => costs.website)) names.set(id, name)
  for (const [id, name] of shareFiles(onDemandParts, () => costs.onDemand)) names.set(id, `${name}-later`)
  const shareTexts = (texts: Part[]) => shareFiles(texts, (screen) => costOf(screen) * shareOfTexts, weightOf)
  for (const [id, name] of textNames(all, infoOf, screensOf, shareTexts)) names.set(id, name)
  return names
}

/** The files of texts: `site` is the website's first view, the others are shared as the code is. */
const textNames = (
  all: readonly string[],
  infoOf: Modules['infoOf'],
  screensOf: Guarded,
  share: (parts: Part[]) => Map<string, string>,
) => {
  const texts = all.flatMap((id) => {
    const [, language, area, fileLanguage, fileArea] = text.exec(id) ?? []
    return text.test(id) ? [{ id, language: language ?? fileLanguage, area: area ?? fileArea ?? '' }] : []
  })
  const usersOf = (area: string) =>
    Object.keys(screensOf).filter((screen) => screensOf[screen]?.areas.includes(area))
  return [...new Set(texts.map(({ language }) => language))].flatMap((language) => {
    const own = texts.filter((each) => each.language === language)
    const parts = [...new Set(own.map(({ area }) => area))].map((area) => {
      const modules = own.filter((each) => each.area === area)
      const bytes = modules.reduce((sum, { id }) => sum + lengthOf(ownExport(infoOf(id)?.code, area)), 0)
      return { id: area, users: usersOf(area), bytes, imports: [] }
    })
    const shared = share(parts.filter(({ users }) => users.length > 0))
    return own.map(({ id, area }) => [id, `${language}-${shared.get(area) ?? laterTexts(area)}`] as const)
  })
}

/** The length of a module's code without its comments and indents. */
const lengthOf = (code: string | null | undefined): number =>
  (code ?? '').replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ').length

/** The texts of an area in a file; the build drops those of its other areas. */
const ownExport = (code: string | null | undefined, area: string): string | undefined =>
  code?.split(/^export const /m).find((each) => each.startsWith(`${area} `))

/** Texts of dialogs and of the website's pages. */
const laterTexts = (area: string): string => {
  if (area === 'site') return area
  // Texts that several areas contain.
  if (area === '') return 'own'
  if (area.startsWith('office')) return 'office-later'
  if (area === accountArea) return area
  return homeAreas.some((each) => each === area) ? 'home' : 'website'
}

/**
 * The folder of a part that is fetched on demand, such as `features/users/office`, and its kind, `features office`:
 * parts of a folder share a file, and small parts of a kind. Parts of `ui` share one file, and those of `pages`
 * that are for all audiences.
 */
const demandFolders = (root: string): string[] => {
  const [, folders = '', file = ''] = /[\\/]src[\\/](.*)[\\/]([\w-]+)\./.exec(root) ?? []
  const [top, ...below] = folders.split(/[\\/]/)
  if (folders === 'ui' || folders === 'pages') return [folders]
  return below.length > 0 ? [[top, ...below].join('-'), `${top} ${below.at(-1)}`] : [file]
}
