import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase } from '#db/connection.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { erasePerson } from '#features/personal-data/server/destruction-repository.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { createUser } from '#features/users/server/repository.ts'
import { copyEmbeddedFolder } from '#tests/support/databases.ts'
import { userInput } from '#tests/support/inputs.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { rewriteAfterErasure } from './repository.ts'

const filesThatHold = (folder: string, word: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(word))

it('leaves nothing of an erased user in the files of the embedded database', async () => {
  const dataDir = copyEmbeddedFolder()
  const connection = await openDatabase({ dataDir, timeLimitScale })
  const { db } = connection
  const canary = 'canary.of.the.erased@example.com'
  const person = await createUser(db, { ...userInput('canary'), email: canary })
  await db.insert(consultations).values({
    ...{ ...consultation, service: 'corporate', userId: person.id },
    ...{ email: canary, message: `Write to ${canary}` },
  })
  await db.insert(erasureRequests).values({ userId: person.id, dueAt: sql`now()` })
  await db.execute(sql`checkpoint`)
  await db.transaction(async (tx) => {
    await tx.update(erasureRequests).set({ state: 'done', decidedAt: sql`now()` })
    await erasePerson(tx, { ...person, isVerified: true })
  })
  await db.execute(sql`checkpoint`)
  expect(filesThatHold(dataDir, canary).length).toBeGreaterThan(0)

  await rewriteAfterErasure(connection)
  expect(filesThatHold(dataDir, canary)).toEqual([])
  expect(await db.$count(erasureRequests)).toBe(1)
  expect(await db.$count(consultations)).toBe(1)
  await connection.close()
})
