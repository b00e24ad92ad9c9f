import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

// The engine's internals, as far as we touch them: check these against the source at every version.
type OpenFile = { nfd?: number; node: object }
type NodeFiles = { stream_ops: { fsync?: (file: OpenFile) => number }; realPath(node: object): string }

/**
 * The engine's file system with an fsync that reaches the disk: its own has none at all, and in 8 of 8
 * simulated power losses such a database did not open again (decision 2).
 */
export class DurableFiles extends NodeFS {
  readonly #onFsync: () => void

  constructor(folder: string, onFsync: () => void) {
    super(folder)
    this.#onFsync = onFsync
  }

  override async init(...[engine, options]: Parameters<NodeFS['init']>) {
    const prepared = await super.init(engine, options)
    const addFsync = (module: { NODEFS: unknown }) => {
      const files = module.NODEFS as NodeFiles
      files.stream_ops.fsync = (file) => {
        // What throws here is no file system error to the engine, so its thread stops. PostgreSQL does the
        // same when an fsync fails: only recovery from the log can tell what reached the disk.
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
  // Windows cannot open a folder, and keeps its entries in a journal of its own.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
