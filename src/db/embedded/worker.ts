import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableFiles } from './durable-files.ts'
import type { EngineAnswer, EngineRequest, EngineStart } from './engine.ts'

const { folder, fsyncs, content } = workerData as EngineStart
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

const open = () =>
  PGlite.create({
    fs: new DurableFiles(folder, () => Atomics.add(fsyncs, 0, 1)),
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
    ...(content && { loadDataDir: new Blob([readFileSync(content)]) }),
  })

const unknownErrorsStop = (engine: PGlite) => {
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

const exchange = async (engine: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  await engine.execProtocolRawStream(bytes, { onRawData: (chunk) => chunks.push(chunk.slice()) })
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

const engine = await open().catch(stop)
unknownErrorsStop(engine)
answer({ ready: true })

parentPort?.on('message', async ({ id, bytes }: EngineRequest) => {
  try {
    if (bytes) {
      const reply = await exchange(engine, bytes)
      answer({ id, bytes: reply }, [reply.buffer])
    } else {
      await engine.close()
      answer({ id })
    }
  } catch (error) {
    stop(error)
  }
})
