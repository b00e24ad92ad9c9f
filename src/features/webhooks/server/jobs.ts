import type { Database } from '#db/connection.ts'
import { type DeliveryOptions, startEventDelivery } from './delivery.ts'
import { deleteOldDeliveries } from './delivery-repository.ts'
import { enqueueEvents, enqueuePublished } from './enqueue.ts'

const retainedDays = 30

type Intervals = { everyMs: number; publishedEveryMs: number; cleanEveryMs: number }
const defaultIntervals: Intervals = { everyMs: 2_000, publishedEveryMs: 15_000, cleanEveryMs: 60 * 60_000 }

/** Derives events from changes, and sends them. Without a receiver it asks the database only whether there is one. */
export const startWebhooks = (
  db: Database,
  options: DeliveryOptions,
  intervals: Partial<Intervals> = {},
): { stop(): Promise<void> } => {
  const { everyMs, publishedEveryMs, cleanEveryMs } = { ...defaultIntervals, ...intervals }
  const delivery = startEventDelivery(db, options)
  let isStopping = false
  let timer: NodeJS.Timeout
  let running = Promise.resolve()
  /** The times of the next less frequent tasks. */
  let publishedAt = 0
  let cleanedAt = Date.now() + cleanEveryMs
  const work = async () => {
    while (!isStopping && (await enqueueEvents(db))) delivery.poll()
    if (Date.now() >= publishedAt) {
      publishedAt = Date.now() + publishedEveryMs
      await enqueuePublished(db)
    }
    delivery.poll()
    if (Date.now() >= cleanedAt) {
      cleanedAt = Date.now() + cleanEveryMs
      await deleteOldDeliveries(db, retainedDays)
    }
  }
  const plan = () => {
    timer = setTimeout(() => {
      running = work()
        .catch((err: unknown) => options.log.error({ err }, 'events not derived from the audit log'))
        .finally(() => {
          if (!isStopping) plan()
        })
    }, everyMs).unref()
  }
  plan()
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
      await delivery.stop()
    },
  }
}
