// Separate from the schemas: screens need these values without the validation code.

/** The kinds of events that a receiver can choose, in the order of the form. */
export const eventKinds = [
  'request.received',
  'request.changed',
  'request.closed',
  'appointment.proposed',
  'appointment.confirmed',
  'appointment.moved',
  'appointment.canceled',
  'message.sent',
  'document.added',
  'agreement.sent',
  'agreement.accepted',
  'agreement.ended',
  'publication.published',
  'subscriber.confirmed',
] as const
export type EventKind = (typeof eventKinds)[number]

/** `test` is an event that an admin sends. */
export const deliveredKinds = [...eventKinds, 'test'] as const

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/**
 * Reasons without an answer: a closed network, no connection, no answer in time, or a secret that the key cannot
 * decrypt.
 */
export const deliveryFaults = ['closed', 'network', 'slow', 'secret'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** The receiver answered 410, or failed for five days. */
export const offReasons = ['gone', 'failures'] as const
export type OffReason = (typeof offReasons)[number]

export const maxReceivers = 20

/** The host of an address, for lists and the audit log. */
export const hostOfAddress = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address
