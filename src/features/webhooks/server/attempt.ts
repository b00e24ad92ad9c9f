import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { ClosedNetworkError, checkedLookup } from '#http/outgoing.ts'
import type { Attempt, DueDelivery, DueReceiver } from './delivery-repository.ts'
import { networkFor, type ReceiverNetwork } from './receiver-network.ts'
import { signaturesOf, type WebhookSecrets } from './signature.ts'

export type AttemptOptions = {
  secrets: WebhookSecrets
  network: ReceiverNetwork
  /** The limit for one attempt, from DNS to the answer. */
  attemptSeconds: number
  /** Aborts the attempts of a process that stops. */
  stopping: AbortSignal
}

/** Kind, id and time, in the form of Standard Webhooks. The receiver fetches the record with its own rights. */
const bodyOf = ({ kind, recordId, happenedAt }: DueDelivery): string =>
  JSON.stringify({ type: kind, timestamp: happenedAt, data: { id: recordId } })

/** Sends an event to its receiver. A redirect is an answer like any other, and is not followed. */
export const attempt = async (
  receiver: DueReceiver,
  delivery: DueDelivery,
  { secrets, network, attemptSeconds, stopping }: AttemptOptions,
): Promise<Attempt> => {
  const started = performance.now()
  const after = (result: Pick<Attempt, 'status' | 'fault'>): Attempt => ({
    ...result,
    milliseconds: Math.round(performance.now() - started),
  })
  const keys = secretsOf(receiver, secrets)
  if (!keys) return after({ status: null, fault: 'secret' })
  const tooLong = AbortSignal.timeout(attemptSeconds * 1000)
  const signal = AbortSignal.any([tooLong, stopping])
  const body = bodyOf(delivery)
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = signaturesOf(keys, { id: delivery.eventId, timestamp, body })
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Mizan',
    'webhook-id': delivery.eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  }
  try {
    return after({
      status: await post(new URL(receiver.address), { headers, body, signal, network }),
      fault: null,
    })
  } catch (error) {
    if (tooLong.aborted) return after({ status: null, fault: 'slow' })
    const fault = error instanceof ClosedNetworkError ? error.fault : 'network'
    return after({ status: null, fault })
  }
}

/** Undefined if the key was lost and replaced: the receiver then needs a new secret. */
const secretsOf = (
  { id, sealedSecret, sealedPrevious }: DueReceiver,
  secrets: WebhookSecrets,
): string[] | undefined => {
  const readable = (sealed: string) => {
    try {
      return secrets.unseal(sealed, id)
    } catch {
      return undefined
    }
  }
  const secret = readable(sealedSecret)
  const previous = sealedPrevious === null ? undefined : readable(sealedPrevious)
  return secret === undefined ? undefined : [secret, ...(previous === undefined ? [] : [previous])]
}

type Post = {
  headers: Record<string, string>
  body: string
  signal: AbortSignal
  network: ReceiverNetwork
}

/** Returns the status of the answer, whose body is not read. */
const post = async (url: URL, { headers, body, signal, network }: Post): Promise<number> => {
  const lookup = await Promise.race([checkedLookup(url, networkFor(url, network)), abortOf(signal)])
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((answered, failed) => {
    const call = send(url, { method: 'POST', agent: false, signal, headers, lookup })
    call.on('response', (answer: IncomingMessage) => {
      answered(answer.statusCode ?? 0)
      answer.on('error', () => undefined).destroy()
    })
    call.on('error', failed)
    call.end(body)
  })
}

/** A DNS query cannot be canceled, only left behind. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, abort) =>
    signal.addEventListener('abort', () => abort(signal.reason), { once: true }),
  )
