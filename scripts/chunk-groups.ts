import type { Plugin } from 'vite'
import { accountAreas } from '../src/i18n/areas.ts'
import { languages } from '../src/languages/language.ts'
import { type Part, shareFiles } from './share-files.ts'

type ModuleInfo = {
  code?: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
/** The modules that a page needs at first. */
type Screen = { name: string; modules: ReadonlySet<string> }

/** The areas of texts of each screen behind the login, by its file: `office/users`. */
type Areas = Record<string, readonly string[]>

/** Found by trial; on demand, a person waits for one part only. */
const costs = { atFirst: 90_000, onDemand: 50_000 }

/** The largest part changes least, so visitors keep it cached across releases. */
const react = /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/
const isPage = (id: string) => /[\\/]pages[\\/]\w+[\\/][\w-]+-page\.tsx$/.test(id)
/** The table of the screens of an audience: `office-pages.ts`. */
const isTable = (id: string) => /[\\/]pages[\\/]\w+-pages\.ts$/.test(id)
/** The module that the screens of all audiences share. */
const isGuard = (id: string) => /[\\/]pages[\\/]guard\.tsx$/.test(id)
const text = /virtual:texts\/(\w+)\/(\w+)$|[\\/]i18n[\\/](\w\w)[\\/][\w-]+\.ts(?:\?(\w+))?$/

/**
 * One group for all modules: the website's first view, then files that screens behind the login share as
 * `shareFiles` decides, and one file for the rest of a folder, which is fetched on demand.
 */
export const chunkGroups = (entry: string, areas: Areas) => {
  let names: Map<string, string | undefined> | undefined
  return [
    {
      debugName: 'by-screens',
      name: (id: string, graph: Graph) => {
        names ??= namesOf(modulesFrom(entry, graph), areas)
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
  const onDemand = [...new Set(all.flatMap(dynamicOf))].map((root) => ({
    names: demandNames(root),
    modules: statically([root]),
  }))
  return { all, infoOf, entry, guarded, website, onDemand }
}

type Modules = ReturnType<typeof modulesFrom>

const namesOf = ({ all, infoOf, entry, guarded, website, onDemand }: Modules, areas: Areas) => {
  const firstView = website.find(({ name }) => name === 'website/home')?.modules
  const names = new Map<string, string | undefined>()
  const parts: Part[] = []
  const demanded: string[] = []
  const onDemandParts: Part[] = []
  const partOf = (id: string, users: string[]): Part => {
    const { code, importedIds: imports = [] } = infoOf(id) ?? {}
    return { id, users, bytes: code?.length ?? 0, imports }
  }
  for (const id of all) {
    const users = [...guarded, ...website].filter(({ modules }) => modules.has(id)).map(({ name }) => name)
    if (id === entry || text.test(id)) continue
    if (react.test(id)) names.set(id, 'react')
    else if (firstView?.has(id)) names.set(id, users.length > 1 ? 'frame' : 'home')
    else if (users.length > 0) parts.push(partOf(id, users))
    else demanded.push(id)
  }
  for (const id of demanded) {
    const users = onDemand.filter(({ modules }) => modules.has(id)).flatMap(({ names: own }) => own)
    onDemandParts.push(partOf(id, [...new Set(users)]))
  }
  for (const [id, name] of shareFiles(parts, costs.atFirst)) names.set(id, name)
  for (const [id, name] of shareFiles(onDemandParts, costs.onDemand)) names.set(id, `${name}-later`)
  for (const [id, name] of textNames(all, infoOf, areas)) names.set(id, name)
  return names
}

/** The files of texts: `site` is the website's first view, the others are shared as the code is. */
const textNames = (all: readonly string[], infoOf: Modules['infoOf'], areas: Areas) => {
  const texts = all.flatMap((id) => {
    const [, language, area, fileLanguage, fileArea] = text.exec(id) ?? []
    return text.test(id) ? [{ id, language: language ?? fileLanguage, area: area ?? fileArea ?? '' }] : []
  })
  const usersOf = (area: string) => Object.keys(areas).filter((screen) => areas[screen]?.includes(area))
  return [...new Set(texts.map(({ language }) => language))].flatMap((language) => {
    const own = texts.filter((each) => each.language === language)
    const parts = [...new Set(own.map(({ area }) => area))].map((area) => {
      const modules = own.filter((each) => each.area === area)
      const bytes = modules.reduce((sum, { id }) => sum + (infoOf(id)?.code?.length ?? 0), 0)
      return { id: area, users: usersOf(area), bytes, imports: [] }
    })
    const shared = shareFiles(
      parts.filter(({ users }) => users.length > 0),
      costs.atFirst,
    )
    return own.map(({ id, area }) => [id, `${language}-${shared.get(area) ?? laterTexts(area)}`] as const)
  })
}

/** Texts of dialogs and of the website's pages. */
const laterTexts = (area: string): string => {
  if (area === 'site') return area
  // Texts that several areas contain.
  if (area === '') return 'own'
  if (area.startsWith('office')) return 'office-later'
  return accountAreas.some((each) => each === area) ? 'account' : 'website'
}

/**
 * A part that is fetched on demand, and its folder: small parts of a folder share a file, as if something needed
 * both.
 */
const demandNames = (root: string): string[] => {
  const [, folders = 'package', file = ''] = /[\\/]src[\\/](.*)[\\/]([\w-]+)\./.exec(root) ?? []
  const [top = '', ...below] = folders.split(/[\\/]/)
  const folder = top === 'features' ? below[0] : below.at(-1)
  return folder ? [`${folder}/${file}`, folder] : [`${top}/${file}`]
}

/**
 * Writes `screensFile`, which lists for each page and language the files to load at first. `areas` as above.
 */
export const listScreens = (entry: string, areas: Areas): Plugin => ({
  name: 'list-screens',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    // After the files of mere styles are removed.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
      const filesOf = (id: string, seen: Set<string>): void => {
        const follow = (name: string): void => {
          if (seen.has(name)) return
          seen.add(name)
          for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) follow(next)
        }
        const chunk = chunkOf.get(id)
        if (chunk) follow(chunk.fileName)
      }
      const { guarded, website } = modulesFrom(entry, { getModuleInfo: (id) => this.getModuleInfo(id) })
      const rows = [...guarded, ...website].map(({ name, modules }) => {
        const inLanguage = (language: string) => {
          const seen = new Set<string>()
          for (const id of modules) filesOf(id, seen)
          for (const area of ['site', ...(areas[name] ?? [])])
            filesOf(`\0virtual:texts/${language}/${area}`, seen)
          return [language, [...seen]]
        }
        return [name, Object.fromEntries(languages.map(inLanguage))]
      })
      this.emitFile({
        type: 'asset',
        fileName: screensFile,
        source: JSON.stringify(Object.fromEntries(rows)),
      })
    },
  },
})

const screensFile = '.vite/screens.json'
