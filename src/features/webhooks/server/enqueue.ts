import { randomUUID } from 'node:crypto'
import type { Database } from '#db/connection.ts'
import type { EventKind } from '../values.ts'
import {
  addDeliveries,
  listOwned,
  listWritten,
  lockCursor,
  moveCursor,
  takePublished,
} from './event-repository.ts'
import { eventOf, type WrittenEvent } from './events.ts'
import { hasActiveReceivers, listSubscriptions } from './repository.ts'

const rowsAtOnce = 500

type Event = { kind: EventKind; recordId: number; consultationId: number | null; happenedAt: string }

/**
 * Derives events from the new rows of the audit log, once, even with several instances. A change that is rolled
 * back has no row, and a row that no process has read yet is read after a crash. Returns whether there may be more.
 */
export const enqueueEvents = async (db: Database): Promise<boolean> => {
  if (!(await hasActiveReceivers(db))) return false
  return db.transaction(async (tx) => {
    const after = await lockCursor(tx)
    if (after === undefined) return false
    const rows = await listWritten(tx, after, rowsAtOnce)
    const last = rows.at(-1)
    if (!last) return false
    const events = rows.flatMap((row) => {
      const event = eventOf(row)
      return event ? [{ ...event, happenedAt: row.createdAt }] : []
    })
    await announce(tx, await withoutRestricted(tx, events))
    await moveCursor(tx, last.id)
    return rows.length === rowsAtOnce
  })
}

/** The same for publications, some of which appear by their date. */
export const enqueuePublished = async (db: Database): Promise<void> => {
  if (!(await hasActiveReceivers(db))) return
  await db.transaction(async (tx) => {
    if ((await lockCursor(tx)) === undefined) return
    const appeared = await takePublished(tx)
    await announce(
      tx,
      appeared.map(({ id, happenedAt }) => ({
        kind: 'publication.published',
        recordId: id,
        consultationId: null,
        happenedAt,
      })),
    )
  })
}

/** Leaves out restricted requests and their parts, and records that no longer exist. */
const withoutRestricted = async (
  tx: Database,
  events: readonly (WrittenEvent & { happenedAt: string })[],
): Promise<Event[]> => {
  const owned = new Map<string, number | null>()
  for (const entity of new Set(events.map((event) => event.entity))) {
    const ids = events.filter((event) => event.entity === entity).map(({ recordId }) => recordId)
    for (const { id, consultationId, isRestricted } of await listOwned(tx, entity, [...new Set(ids)]))
      if (!isRestricted) owned.set(`${entity} ${id}`, consultationId)
  }
  return events.flatMap(({ entity, ...event }) => {
    const consultationId = owned.get(`${entity} ${event.recordId}`)
    return consultationId === undefined ? [] : [{ ...event, consultationId }]
  })
}

const announce = async (tx: Database, events: readonly Event[]): Promise<void> => {
  if (events.length === 0) return
  const receivers = await listSubscriptions(tx)
  await addDeliveries(
    tx,
    events.flatMap((event) => {
      const eventId = `evt_${randomUUID()}`
      return receivers
        .filter(({ kinds }) => kinds.includes(event.kind))
        .map(({ id: receiverId }) => ({ ...event, receiverId, eventId }))
    }),
  )
}
