import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/connection.ts'
import { sessions } from '#features/auth/server/table.ts'
import { timeLimitScale } from './time-limits.ts'

/** Makes every login look an hour old. Run it on the data folder of a stopped server. */
const [dataDir = ''] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, timeLimitScale })
await db.update(sessions).set({ confirmedAt: sql`${sessions.confirmedAt} - interval '1 hour'` })
await close()
