import { openReceiverNetwork, type ReceiverNetwork } from './receiver-network.ts'
import { WebhookSecrets } from './signature.ts'

/** The secrets of receivers, and the networks to which events may be sent. */
export type Webhooks = { secrets: WebhookSecrets; network: ReceiverNetwork }

/** `key` has 32 bytes; `networks` are those besides the public internet. */
export const openWebhooks = (key: Buffer, networks: readonly string[]): Webhooks => ({
  secrets: new WebhookSecrets(key),
  network: openReceiverNetwork(networks),
})
