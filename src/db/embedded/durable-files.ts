import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

// The parts of the engine's internals that we use: check them against its source with every version.
type OpenFile = { nfd?: number; node: object }
type NodeFiles = { stream_ops: { fsync?: (file: OpenFile) => number }; realPath(node: object): string }
type Module = Parameters<NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number]>[0]

/**
 * The engine's file system with an fsync that reaches the disk. Without it, such a database could not be
 * opened again in 8 of 8 simulated power losses (decision 2). The engine's code is loaded before the folder is known.
 */
export class DurableFiles extends NodeFS {
  readonly #folder: Promise<string>
  readonly #onFsync: () => void
  #mount: ((module: Module) => void) | undefined

  constructor(folder: Promise<string>, onFsync: () => void) {
    super('.')
    this.#folder = folder
    this.#onFsync = onFsync
  }

  override async initialSyncFs() {
    this.rootDir = await this.#folder
    mkdirSync(this.rootDir, { recursive: true })
    if (this.pg) this.#mount?.(this.pg.Module)
  }

  override async init(...[engine, options]: Parameters<NodeFS['init']>) {
    const prepared = await super.init(engine, options)
    this.#mount = prepared.emscriptenOpts.preRun?.pop()
    const addFsync = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFiles
      files.stream_ops.fsync = (file) => {
        // An error thrown here is not a file system error to the engine, so its thread stops. PostgreSQL does
        // the same when an fsync fails: only recovery from the log shows what reached the disk.
        if (file.nfd === undefined) fsyncFolder(files.realPath(file.node))
        else fsyncSync(file.nfd)
        this.#onFsync()
        return 0
      }
    }
    prepared.emscriptenOpts.preRun?.push(addFsync)
    return prepared
  }
}

/** Makes new and renamed files of a folder survive a power loss. */
export const fsyncFolder = (folder: string): void => {
  // Windows cannot open a folder; its file system journals directory entries by itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
