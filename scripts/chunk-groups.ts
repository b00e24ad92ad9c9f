import { accountArea, homeAreas } from '../src/i18n/areas.ts'
import { type Graph, type Modules, modulesFrom, packages, type Screen } from './module-graph.ts'
import { type Part, shareFiles } from './share-files.ts'

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
  website: { cost: 15_000, weight: 5 },
  portal: { cost: 30_000, weight: 2 },
  office: { cost: 130_000, weight: 1 },
}
/** Texts of one language compress less than code. */
const shareOfTexts = 0.2
/** The cost of a request for parts that only visitors load. */
const websiteRequest = 170_000
/**
 * Parts on demand: the costs of a request and of one more file of the build, in bytes of source, and the weights of
 * parts by their audience. Every page fetches some that are for all, such as the background tasks.
 */
const onDemandCosts = { request: 30_000, file: 3_000_000 }
const onDemandWeights: Record<string, number> = { all: 15, website: 3 }

const text = /virtual:texts\/(\w+)\/(\w+)$|[\\/]i18n[\\/](\w\w)[\\/][\w-]+\.ts(?:\?(\w+))?$/

/**
 * One group for all modules: what every page needs, the rest of the website's first view, then files that screens
 * share as `shareFiles` decides, then files of what they fetch on demand.
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

const namesOf = (graph: Modules, screensOf: Guarded) => {
  const { all, infoOf, entry, first, guarded, website } = graph
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
  for (const id of all) {
    const usersIn = (screens: readonly Screen[]) =>
      screens.filter(({ modules }) => modules.has(id)).map(({ name }) => name)
    const [users, visitors] = [usersIn(guarded), usersIn(website)]
    if (id === entry || text.test(id)) continue
    // The home page needs all of its frame, and a page behind the login should load no other part of it.
    if (first.has(id) || (home?.has(id) && users.length > 0))
      names.set(id, packages.test(id) ? 'react' : 'frame')
    else if (home?.has(id)) names.set(id, 'home')
    else if (users.length + visitors.length > 0) parts.push(partOf(infoOf, id, [...users, ...visitors]))
  }
  const guardedParts = parts.filter(({ users }) =>
    users.some((user) => guarded.some(({ name }) => name === user)),
  )
  const websiteParts = parts.filter((part) => !guardedParts.includes(part))
  for (const [id, name] of shareFiles(guardedParts, costOf, weightOf)) names.set(id, name)
  for (const [id, name] of shareFiles(websiteParts, () => websiteRequest)) names.set(id, name)
  const weightOfPart = (part: string) => onDemandWeights[part.replace(/\W.*/, '')] ?? 1
  const demanded = partsOnDemand(graph, names)
  for (const [id, name] of shareFiles(
    demanded,
    () => onDemandCosts.request,
    weightOfPart,
    onDemandCosts.file,
  ))
    names.set(id, `${name}-later`)
  const shareTexts = (texts: Part[]) => shareFiles(texts, (screen) => costOf(screen) * shareOfTexts, weightOf)
  for (const [id, name] of textNames(all, infoOf, screensOf, shareTexts)) names.set(id, name)
  return names
}

const partOf = (infoOf: Modules['infoOf'], id: string, users: string[]): Part => {
  const { code, importedIds: imports = [] } = infoOf(id) ?? {}
  return { id, users, bytes: lengthOf(code), imports }
}

/**
 * The modules that only parts on demand need, and the files that these parts import or that their screens have loaded:
 * a part that merges with another would load the imports of that one, too.
 */
const partsOnDemand = (
  { all, infoOf, entry, guarded, website, onDemand }: Modules,
  names: ReadonlyMap<string, string | undefined>,
): Part[] => {
  const filesOf = ({ modules }: Screen) => new Set([...modules].map((id) => names.get(id)))
  const loaded = new Map([...guarded, ...website].map((screen) => [screen, filesOf(screen)]))
  const own = all.filter((id) => id !== entry && !text.test(id))
  return own.map((id) => {
    const file = names.get(id)
    const isLoaded = (screen: Screen) => file !== undefined && loaded.get(screen)?.has(file)
    const users = onDemand.filter(({ modules, screens }) => modules.has(id) || screens.every(isLoaded))
    return { ...partOf(infoOf, id, [...new Set(users.map(({ name }) => name))]), file }
  })
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
