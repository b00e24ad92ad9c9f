import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { consultations, received } from '#features/consultations/server/table.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { similarDays } from '../values.ts'

type Caller = { phone: string; email: string; service: ServiceArea }

/** Makes concurrent records of one caller wait for each other. Call it inside the transaction. */
export const lockCaller = async (db: Database, { phone, email }: Caller): Promise<void> => {
  // Both keys in the same order, so that two transactions never wait for each other.
  for (const key of [phone, email].filter(Boolean).sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`caller ${key}`}, 0))`)
}

/** The newest request of the same number or address about the same service that the recorder may list. */
export const findSimilar = async (
  db: Database,
  { phone, email, service }: Caller,
  reader: Reader,
): Promise<number | undefined> => {
  const [found] = await db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        or(
          phone === '' ? undefined : eq(consultations.phone, phone),
          email === '' ? undefined : eq(consultations.email, email),
        ),
        eq(consultations.service, service),
        sql`${received} > now() - ${similarDays} * interval '1 day'`,
        mayListConsultation(reader),
      ),
    )
    .orderBy(desc(consultations.id))
    .limit(1)
  return found?.id
}
