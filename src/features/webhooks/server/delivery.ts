import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import type { OffReason } from '../values.ts'
import { hostOfAddress } from '../values.ts'
import { type AttemptOptions, attempt } from './attempt.ts'
import {
  type Attempt,
  claimDeliveries,
  type DueDelivery,
  type DueReceiver,
  listDueReceivers,
  recordAttempt,
} from './delivery-repository.ts'
import { mailAboutFailures } from './mails.ts'
import { recordFailure, recordSuccess, switchOff } from './repository.ts'

export type DeliveryOptions = Pick<AttemptOptions, 'secrets' | 'network'> & {
  publicUrl: () => string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Shorter intervals for tests. */
  timing?: Partial<typeof defaultTiming>
}

const hour = 60 * 60
const defaultTiming = {
  pollEverySeconds: 2,
  attemptSeconds: 10,
  /** Maximum time for running attempts during a shutdown. */
  farewellSeconds: 3,
  /** Seconds after each failed attempt; none after the last. */
  delays: [5, 5 * 60, 30 * 60, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour] as readonly number[],
}
type Timing = typeof defaultTiming

/** For each receiver by itself, so that a slow one delays only its own events. */
const atOnce = 8

/**
 * Sends due events, from any number of processes. Delivery is at least once: if a process dies between the answer and
 * its row, the event is sent again under the same id.
 */
export const startEventDelivery = (
  db: Database,
  options: DeliveryOptions,
): { poll(): void; stop(): Promise<void> } => {
  const timing = { ...defaultTiming, ...options.timing }
  /** The running attempts of each receiver. */
  const sending = new Map<number, Set<Promise<void>>>()
  const onError = (err: unknown) => options.log.error({ err }, 'events not sent')
  const stopping = new AbortController()
  let isStopping = false
  let looking: Promise<void> | undefined
  let isLookingAgain = false

  const fillSlots = async () => {
    do {
      isLookingAgain = false
      for (const receiver of await listDueReceivers(db)) await fillSlotsOf(receiver)
    } while (isLookingAgain && !isStopping)
  }
  const fillSlotsOf = async (receiver: DueReceiver) => {
    const running = sending.get(receiver.id) ?? new Set()
    sending.set(receiver.id, running)
    const free = atOnce - running.size
    if (free === 0 || isStopping) return
    for (const delivery of await claimDeliveries(db, receiver.id, free)) {
      const sent = send(db, receiver, delivery, { ...options, timing, stopping: stopping.signal })
        .catch(onError)
        .finally(() => {
          running.delete(sent)
          poll()
        })
      running.add(sent)
    }
  }
  const poll = () => {
    isLookingAgain = true
    if (isStopping) return
    looking ??= fillSlots()
      .catch(onError)
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(poll, timing.pollEverySeconds * 1000).unref()

  return {
    poll,
    async stop() {
      isStopping = true
      clearInterval(timer)
      const patience = setTimeout(() => stopping.abort(), timing.farewellSeconds * 1000)
      await looking
      await Promise.all([...sending.values()].flatMap((running) => [...running]))
      clearTimeout(patience)
    },
  }
}

const send = async (
  db: Database,
  receiver: DueReceiver,
  delivery: DueDelivery,
  { timing, publicUrl, log, ...options }: DeliveryOptions & { timing: Timing; stopping: AbortSignal },
): Promise<void> => {
  const { attemptSeconds } = timing
  const result = await attempt(receiver, delivery, { ...options, attemptSeconds })
  // The claim expires, and another process sends it.
  if (result.fault !== null && options.stopping.aborted) return
  const isDelivered = result.status !== null && result.status >= 200 && result.status < 300
  const off = await db.transaction(async (tx) => {
    // The receiver is locked before its deliveries, as by its deletion.
    const reason = isDelivered
      ? await recordSuccess(tx, receiver.id)
      : await reasonToSwitchOff(tx, delivery, result)
    const delaySeconds = isDelivered ? null : delayAfter(delivery, timing)
    await recordAttempt(tx, delivery.id, result, { isDelivered, delaySeconds })
    return reason && endReceiver(tx, receiver.id, reason, publicUrl)
  })
  // Without the address, which may have a password of the receiver.
  if (off) log.warn({ receiver: receiver.id, reason: off }, 'a receiver of events was switched off')
}

const reasonToSwitchOff = async (
  tx: Database,
  { receiverId, kind }: DueDelivery,
  { status }: Attempt,
): Promise<OffReason | undefined> => {
  if (status === 410) return 'gone'
  // The admin who sent a test sees its failure.
  if (kind === 'test') return undefined
  return (await recordFailure(tx, receiverId)) ? 'failures' : undefined
}

/** Returns the reason unless it was off before. The audit lock is taken last, to avoid deadlocks. */
const endReceiver = async (
  tx: Database,
  id: number,
  reason: OffReason,
  publicUrl: () => string,
): Promise<OffReason | undefined> => {
  const address = await switchOff(tx, id, reason)
  if (address === undefined) return undefined
  if (reason === 'failures') await mailAboutFailures(tx, publicUrl(), id, address)
  const details = { name: hostOfAddress(address), off: reason }
  await recordAudit(tx, { actor: null, action: 'update', entity: 'webhook', entityId: id, details })
  return reason
}

/** Up to a tenth more or less, so that the events of a failure do not all return at the same moment. */
const jitter = () => 0.9 + Math.random() * 0.2

/** Null after the last attempt. */
const delayAfter = ({ kind, attempts }: DueDelivery, { delays }: Timing): number | null => {
  const delay = kind === 'test' ? undefined : delays[attempts - 1]
  return delay === undefined ? null : delay * jitter()
}
