import type { Plugin, Rolldown } from 'vite'
import { languages } from '../src/languages/language.ts'
import type { Guarded } from './chunk-groups.ts'
import { modulesFrom } from './module-graph.ts'

/**
 * Writes `screens.json`, the script files that each page loads at first, by language; `parts.json`, the files that each
 * part on demand adds to them, on the screen that has fewest of them; and `modules.json`, the file of each of our
 * modules. All are beside the manifest of the build, which lacks the modules of shared files.
 */
export const listScreens = (entry: string, screensOf: Guarded): Plugin => ({
  name: 'list-screens',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    // After the files of mere styles are removed.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const fileOf = new Map(
        chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])),
      )
      const { guarded, website, onDemand } = modulesFrom(entry, {
        getModuleInfo: (id) => this.getModuleInfo(id),
      })
      const screens = [...guarded, ...website].map(({ name, modules }) => {
        const filesIn = (language: string) => {
          const texts = ['site', ...(screensOf[name]?.areas ?? [])].map(
            (area) => `\0virtual:texts/${language}/${area}`,
          )
          const files = [...modules, ...texts].flatMap((id) => fileOf.get(id) ?? [])
          return [language, [...withImports(files, chunks)]] as const
        }
        return [name, Object.fromEntries(languages.map(filesIn))] as const
      })
      const filesOf = (modules: Iterable<string>) =>
        withImports(
          [...modules].flatMap((id) => fileOf.get(id) ?? []),
          chunks,
        )
      const loaded = new Map([...guarded, ...website].map((screen) => [screen, filesOf(screen.modules)]))
      const parts = onDemand.map(({ id, name, screens: onScreens }) => {
        const files = filesOf([id])
        const added = onScreens.map((screen) => [...files.difference(loaded.get(screen) ?? new Set())])
        return [name, added.reduce((most, each) => (each.length > most.length ? each : most), [])] as const
      })
      const own = [...fileOf].flatMap(([id, file]) => {
        const [, module] = /((?:src\/|virtual:).*)$/.exec(id) ?? []
        return module ? [[module, file] as const] : []
      })
      const write = (name: string, entries: (readonly [string, unknown])[]) =>
        this.emitFile({
          type: 'asset',
          fileName: `.vite/${name}.json`,
          source: JSON.stringify(Object.fromEntries(entries)),
        })
      write('screens', screens)
      // Two parts may have one name; the larger one stays.
      write(
        'parts',
        parts.sort(([, one], [, other]) => one.length - other.length),
      )
      write('modules', own)
    },
  },
})

const withImports = (
  files: readonly string[],
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): Set<string> => {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    withImports(chunks.find(({ fileName }) => fileName === file)?.imports ?? [], chunks, seen)
  }
  return seen
}
