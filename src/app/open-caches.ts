import { ResponseCache } from '#cache/response-cache.ts'
import type { DatabaseConnection } from '#db/connection.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import { nextAppearance } from '#features/publications/server/due-repository.ts'
import { KnownSettings } from '#features/settings/server/known-settings.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import type { FirmCalendar } from '#firm-time/calendar.ts'
import { nextMoment } from '#firm-time/opening.ts'

export type Caches = Awaited<ReturnType<typeof openCaches>>

/** The server's cache of the database, invalidated when its tables change. */
export const openCaches = async (
  { changes, db, followChanges }: DatabaseConnection,
  { isDevelopment = false }: { isDevelopment?: boolean | undefined },
) => {
  await followChanges()
  const settings = new KnownSettings(
    () => listSettings(db),
    () => changes.isListening,
  )
  const stopFollowing = changes.listen({
    tableChanged: (table) => table === 'settings' && settings.forget(),
    doubted: () => settings.forget(),
  })
  const untilAppearance = nextAppearance(db, changes)
  let known: { version: number; calendar: FirmCalendar } | undefined
  const lifetimeOf = async (since: number): Promise<number> => {
    // The page sources can change at any time.
    if (isDevelopment) return 0
    // Forms offer days from today on, and pages show whether the office is open.
    const began = new Date(Date.now() - since)
    const { contentVersion: version } = changes
    if (known?.version !== version) known = { version, calendar: await findCalendar(db) }
    const changesAt = nextMoment(began, known.calendar)
    return Math.min(changesAt.getTime() - Date.now(), await untilAppearance(since))
  }
  const responseCache = new ResponseCache(changes, { lifetimeOf })
  const stop = () => {
    stopFollowing()
    responseCache.stop()
  }
  return { settings, responseCache, stop }
}
