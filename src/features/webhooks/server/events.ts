import type { AuditRow } from '#features/audit/schema.ts'
import type { AuditEntity } from '#features/audit/values.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import type { EventKind } from '../values.ts'

type Written = Pick<AuditRow, 'action' | 'entity' | 'entityId' | 'details'>
export type WrittenEvent = { kind: EventKind; entity: EventEntity; recordId: number }

/** The kind of event that a row of the audit log is, for each entity with events. */
const kindOf = {
  consultation: ({ action, details }) => {
    if (action === 'create') return 'request.received'
    if (action === 'withdraw' || (action === 'update' && isClosed(details.status))) return 'request.closed'
    return requestChanges.has(action) ? 'request.changed' : undefined
  },
  appointment: ({ action, details }) =>
    action === 'cancel' ? 'appointment.canceled' : appointmentSteps[details.step ?? ''],
  message: ({ action }) => (action === 'create' ? 'message.sent' : undefined),
  document: ({ action }) => (action === 'create' ? 'document.added' : undefined),
  engagement: ({ action, details: { state, before } }) => {
    if (action === 'send') return 'agreement.sent'
    if (action === 'accept') return 'agreement.accepted'
    if (action !== 'update') return undefined
    // An agreement on paper takes effect without an acceptance here.
    if (state === 'in_force' && before !== 'accepted' && before !== 'in_force') return 'agreement.accepted'
    return state === 'ended' ? 'agreement.ended' : undefined
  },
  newsletterSubscriber: ({ action }) => (action === 'subscribe' ? 'subscriber.confirmed' : undefined),
} as const satisfies { [Entity in AuditEntity]?: (row: Written) => EventKind | undefined }
type EventEntity = keyof typeof kindOf

const isClosed = (status: string | null | undefined): boolean =>
  typeof status === 'string' && !openStatuses.some((open) => open === status)

const requestChanges = new Set<AuditRow['action']>([
  'update',
  'reply',
  'unrestrict',
  'claim',
  'identify',
  'withdrawIdentity',
  'join',
  'erase',
])

/** `changed`: another lawyer, kind or place at the same time. */
const appointmentSteps: Partial<Record<string, EventKind>> = {
  proposed: 'appointment.proposed',
  confirmed: 'appointment.confirmed',
  moved: 'appointment.moved',
  changed: 'appointment.moved',
}

/**
 * The event of a row of the audit log; undefined if it has none. Publications have their own table, since a date
 * publishes them without a row.
 */
export const eventOf = (row: Written): WrittenEvent | undefined => {
  const { entity, entityId } = row
  if (entityId === null || !isEventEntity(entity)) return undefined
  const kind = kindOf[entity](row)
  return kind && { kind, entity, recordId: entityId }
}

const isEventEntity = (entity: AuditEntity): entity is EventEntity => entity in kindOf
