export type ModuleInfo = {
  code?: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
export type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
/** The modules that a page needs at first. */
export type Screen = { name: string; modules: ReadonlySet<string> }
/** A part that is fetched on demand. `name` has its audience: `office/user-dialog`. */
export type PartOnDemand = {
  id: string
  name: string
  modules: ReadonlySet<string>
  /** The screens that can fetch it. */
  screens: readonly Screen[]
}

/** Packages change least, so visitors keep them cached across releases. */
export const packages = /node_modules[\\/]/
const isPage = (id: string) => /[\\/]pages[\\/]\w+[\\/][\w-]+-page\.tsx$/.test(id)
/** The table of the screens of an audience: `office-pages.ts`. */
const isTable = (id: string) => /[\\/]pages[\\/]\w+-pages\.ts$/.test(id)
/** The module that the screens of all audiences share. */
const isGuard = (id: string) => /[\\/]pages[\\/]guard\.tsx$/.test(id)

export type Modules = ReturnType<typeof modulesFrom>

/** All modules of the build, what each page of them needs at first, and what a page fetches on demand. */
export const modulesFrom = (entry: string, graph: Graph) => {
  // The bundler builds each answer anew.
  const infos = new Map<string, ModuleInfo | null>()
  const infoOf = (id: string) => {
    if (!infos.has(id)) infos.set(id, plainInfo(graph.getModuleInfo(id)))
    return infos.get(id) ?? null
  }
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
  const fetchersOf = new Map<string, string[]>()
  for (const id of all)
    for (const part of dynamicOf(id)) fetchersOf.set(part, [...(fetchersOf.get(part) ?? []), id])
  const parts = [...fetchersOf]
    .filter(([id]) => !isPage(id) && !isTable(id) && !isGuard(id))
    .map(([id, fetchers]) => ({ id, fetchers, modules: statically([id]) }))
  const fetchedBy = (modules: ReadonlySet<string>) =>
    parts.filter(({ fetchers }) => fetchers.some((id) => modules.has(id)))
  /** Parts of a screen, and the parts that these fetch. */
  const partsOf = (modules: ReadonlySet<string>, found = new Set<string>()): Set<string> => {
    for (const part of fetchedBy(modules)) {
      if (found.has(part.id)) continue
      found.add(part.id)
      partsOf(part.modules, found)
    }
    return found
  }
  const found = [...guarded, ...website].map((screen) => ({ screen, parts: partsOf(screen.modules) }))
  const onDemand = parts.map(
    ({ id, fetchers, modules }): PartOnDemand => ({
      id,
      // A package belongs to the part that fetches it.
      name: nameOf(packages.test(id) ? (fetchers[0] ?? id) : id),
      modules,
      screens: found.filter((each) => each.parts.has(id)).map(({ screen }) => screen),
    }),
  )
  return { all, infoOf, entry, first: statically([entry]), guarded, website, onDemand }
}

const plainInfo = (info: ModuleInfo | null): ModuleInfo | null =>
  info && {
    code: info.code,
    importedIds: info.importedIds,
    dynamicallyImportedIds: info.dynamicallyImportedIds,
  }

const nameOf = (id: string): string => {
  const [, audience = 'all'] = /[\\/](office|portal|website|account)[\\/]/.exec(id) ?? []
  const [, file = id] = /([\w-]+)\.\w+$/.exec(id) ?? []
  return `${audience}/${file}`
}
