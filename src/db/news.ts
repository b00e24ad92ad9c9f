import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, Notification } from 'pg'
import { type Changes, recordsChannel } from './changes.ts'
import type { Catalog } from './statements.ts'

const channel = 'mizan_changed'

/** Derived from other tables that their readers read as well, so their own changes need no notification. */
const derivedTables = ['kept_counts', 'publication_texts', 'publication_words']
  .map((name) => `'${name}'`)
  .join()

/** Interval of the test whether notifications reach an idle connection. */
const heartbeatInMs = 5_000
/** Prefix of a notification that an instance sends to itself. */
const echo = 'echo '
/** The server delivers it with the reply to the statement. */
const echoLimitInMs = 2_000
const firstPauseInMs = 250
const maxPauseInMs = 2_000

type Listening = Pick<ClientBase, 'query' | 'on' | 'off'> & { end(): Promise<void> }

/**
 * Listens for changes by other instances: triggers notify when their transaction commits. Reconnects until it
 * succeeds; meanwhile `changes.isHearing` is false. Resolves on the first connection or the first failure.
 */
export const hearNews = async (
  changes: Changes,
  { connect, isOwn }: { connect: () => Promise<Listening>; isOwn: (processId: number) => boolean },
): Promise<{ stop(): Promise<void> }> => {
  const stopping = new AbortController()
  const { signal } = stopping
  const first = Promise.withResolvers<void>()
  const tell = ({ channel: heardOn, processId, payload = '' }: Notification) => {
    if (heardOn === recordsChannel) return changes.tell(payload)
    // This process has already announced its own changes.
    if (!payload.startsWith(echo) && !isOwn(processId)) changes.announce([{ tables: [payload] }])
  }
  const hearOnce = async (onHearing: () => void) => {
    const client = await connect()
    const lost = new AbortController()
    const over = AbortSignal.any([signal, lost.signal])
    const lose = () => lost.abort()
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', tell)
    try {
      await client.query(`listen ${channel}; listen ${recordsChannel}`)
      await hearEcho(client, over)
      changes.learn(await readCatalog(client))
      changes.hear()
      onHearing()
      while (!over.aborted) {
        await sleep(heartbeatInMs, undefined, { signal: over, ref: false }).catch(() => undefined)
        if (!over.aborted) await hearEcho(client, over)
      }
    } finally {
      changes.stopHearing()
      await client.end().catch(() => undefined)
    }
  }
  const hear = async () => {
    let pause = firstPauseInMs
    while (!signal.aborted) {
      await hearOnce(() => {
        pause = firstPauseInMs
        first.resolve()
      }).catch(() => undefined)
      first.resolve()
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined)
      pause = Math.min(pause * 2, maxPauseInMs)
    }
  }
  const ended = hear()
  await first.promise
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

/**
 * Fails unless notifications reach this connection: a pooler may accept `listen` and still deliver nothing.
 */
const hearEcho = async (client: Listening, over: AbortSignal): Promise<void> => {
  const payload = echo + randomUUID()
  const heard = new Promise<void>((resolve) => {
    const listen = (news: Notification) => {
      if (news.payload !== payload) return
      client.off('notification', listen)
      resolve()
    }
    client.on('notification', listen)
  })
  await client.query('select pg_notify($1, $2)', [channel, payload])
  const late = sleep(echoLimitInMs, 'late' as const, { signal: over, ref: false })
  if ((await Promise.race([heard, late])) === 'late') throw new Error('news do not come through')
}

/** Reads the cascades and triggers of each table from the database. */
export const readCatalog = async (client: Pick<ClientBase, 'query'>): Promise<Catalog> => {
  const { rows } = await client.query<Catalog>(`
    select
      (select coalesce(json_agg(relname), '[]') from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and relname not in (${derivedTables})) as tables,
      (select coalesce(json_agg(json_build_object('parent', parent.relname, 'child', child.relname)), '[]')
        from pg_constraint key join pg_class parent on parent.oid = key.confrelid
          join pg_class child on child.oid = key.conrelid
        where key.contype = 'f' and key.confdeltype in ('c', 'n', 'd')) as cascades,
      (select coalesce(json_agg(json_build_object('table', owner.relname, 'source', function.prosrc)), '[]')
        from pg_trigger t join pg_class owner on owner.oid = t.tgrelid join pg_proc function on function.oid = t.tgfoid
        where not t.tgisinternal) as triggers`)
  return rows[0] ?? { tables: [], cascades: [], triggers: [] }
}
