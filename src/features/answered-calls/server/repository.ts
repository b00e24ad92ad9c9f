import { eq, inArray, sql } from 'drizzle-orm'
import type { RepeatableCall } from '#api/routes.ts'
import type { Database, Transaction } from '#db/connection.ts'
import { AppError } from '#http/errors.ts'
import { answeredCalls } from './table.ts'

export type Work<Answer> = {
  /** Creates a record and returns its id. */
  write: (tx: Transaction) => Promise<number>
  /**
   * Reads the response by that id, with the right that the caller has now: a repeated call may follow the loss of
   * the right under which the record was created.
   */
  read: (tx: Transaction, recordId: number) => Promise<Answer>
}

/**
 * Runs `write` and stores the key of the call in one transaction. A client that repeats the call after a lost
 * response gets the same response, and the work is not repeated. A concurrent second call waits here.
 */
export const answerOnce = async <Answer>(
  db: Database,
  call: RepeatableCall | undefined,
  { write, read }: Work<Answer>,
): Promise<{ answer: Answer; isRepeated: boolean }> =>
  db.transaction(async (tx) => {
    if (!call) return { answer: await read(tx, await write(tx)), isRepeated: false }
    if (!(await takeKey(tx, call))) {
      const recordId = await getRecordOf(tx, call)
      return { answer: await read(tx, recordId), isRepeated: true }
    }
    const recordId = await write(tx)
    await tx.update(answeredCalls).set({ recordId }).where(eq(answeredCalls.keyHash, call.keyHash))
    return { answer: await read(tx, recordId), isRepeated: false }
  })

const isOld = sql`${answeredCalls.createdAt} < now() - interval '24 hours'`
const maxForgotten = 20

/** False when the key is already taken and has not expired. */
const takeKey = async (tx: Transaction, { keyHash, bodyHash }: RepeatableCall): Promise<boolean> => {
  const old = tx
    .select({ keyHash: answeredCalls.keyHash })
    .from(answeredCalls)
    .where(isOld)
    .limit(maxForgotten)
    .for('update', { skipLocked: true })
  await tx.delete(answeredCalls).where(inArray(answeredCalls.keyHash, old))
  const taken = await tx
    .insert(answeredCalls)
    .values({ keyHash, bodyHash })
    .onConflictDoUpdate({
      target: answeredCalls.keyHash,
      set: { bodyHash, recordId: null, createdAt: sql`now()` },
      setWhere: isOld,
    })
    .returning({ keyHash: answeredCalls.keyHash })
  return taken.length > 0
}

/**
 * Throws if the same key comes with another body: that is a bug in the client, and neither body can be
 * trusted.
 */
const getRecordOf = async (tx: Transaction, { keyHash, bodyHash }: RepeatableCall): Promise<number> => {
  const [found] = await tx.select().from(answeredCalls).where(eq(answeredCalls.keyHash, keyHash))
  if (found?.bodyHash !== bodyHash || found.recordId === null) throw new AppError('key_used')
  return found.recordId
}
