import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableFiles } from './durable-files.ts'
import type { EngineAnswer, EngineRequest, EngineStart } from './engine.ts'

const logLines: string[] = []

const answer = (message: EngineAnswer, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer)

const stop = (error: unknown): never => {
  const fatal = logLines.findLast((line) => /FATAL|PANIC/.test(line))
  answer({
    failed:
      fatal?.replace(/^.*?(?=FATAL|PANIC)/, '') ?? (error instanceof Error ? error.message : String(error)),
  })
  process.exit(1)
}

const recordLogLine = (line: string) => {
  logLines.push(line)
  if (logLines.length > 20) logLines.shift()
  return false
}

class PGliteWithoutTypes extends PGlite {
  // The types of arrays are only for the values that PGlite itself parses. The driver parses ours.
  override async _initArrayTypes() {}
}

let start: EngineStart | undefined
const started = Promise.withResolvers<EngineStart>()

const options: PGliteOptions = {
  pgliteWasmModule: workerData as WebAssembly.Module,
  fs: new DurableFiles(
    started.promise.then(({ folder }) => folder),
    () => start && Atomics.add(start.fsyncs, 0, 1),
  ),
  // Listed at every start: the engine loads their code from outside the database folder.
  extensions: { pg_trgm, unaccent },
  startParams: [
    // -F turns fsync off, and fdatasync, the default method, does nothing in this engine.
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'wal_sync_method=fsync'],
    // The engine fills it with zeros, so it is memory of the process from the start.
    ...['-c', 'shared_buffers=16MB'],
    // A recycled log segment still contains its old content, such as the data of an erased person.
    ...['-c', 'wal_recycle=off'],
  ],
  onStderr: recordLogLine,
}

/** Loads its code now, and waits for the folder. */
const engine = new PGliteWithoutTypes(options)
// Reported by `open`.
engine.waitReady.catch(() => undefined)

const open = async (opened: EngineStart): Promise<void> => {
  start = opened
  const { content } = opened
  if (content) options.loadDataDir = new Blob([brotliDecompressSync(readFileSync(content))])
  started.resolve(opened)
  await engine.waitReady
  unknownErrorsStop()
  await leaveParserUnoptimized()
}

const unknownErrorsStop = () => {
  const databaseError = 100
  const module = engine.Module as { _PostgresMainLoopOnce(): void }
  const loopOnce = module._PostgresMainLoopOnce
  // The engine swallows unknown exceptions (a panic, a stack overflow, a failed fsync) and continues with
  // broken memory. Only the exception it uses for SQL errors may pass.
  module._PostgresMainLoopOnce = () => {
    try {
      loopOnce()
    } catch (error) {
      if ((error as { status?: number }).status !== databaseError) stop(error)
      throw error
    }
  }
}

/**
 * V8 optimizes a function after a number of executed bytes, and counts the whole parser for each token. Its
 * optimization takes 600 MB and 0.5 s of CPU, for statements that are parsed in less than a millisecond. V8
 * decides at the first call whether it counts: a statement with an error calls nothing after the parser.
 */
const leaveParserUnoptimized = async (): Promise<void> => {
  // Only the function with this number would be optimized, an imported one.
  setFlagsFromString('--wasm-tier-up-filter=0')
  await exchange(Buffer.from('Q\0\0\0\x0cselect)\0'))
  setFlagsFromString('--wasm-tier-up-filter=-1')
}

const exchange = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  const onRawData = (chunk: Uint8Array) => {
    if (start) Atomics.add(start.outputs, 0, 1)
    chunks.push(chunk.slice())
  }
  // The files of this engine are written at once.
  await engine.execProtocolRawStream(bytes, { onRawData, syncToFs: false })
  // Not allocated from the shared pool of Buffer.concat: the result is transferred to the other thread, not
  // copied.
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}

parentPort?.on('message', async ({ id, start: opened, bytes }: EngineRequest) => {
  try {
    if (opened) {
      await open(opened)
      answer({ id })
    } else if (start && bytes) {
      const reply = await exchange(bytes)
      answer({ id, bytes: reply }, [reply.buffer])
    } else {
      if (start) await engine.close()
      answer({ id })
    }
  } catch (error) {
    stop(error)
  }
})
