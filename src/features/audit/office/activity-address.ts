import { type Address, href } from '#access/href.ts'
import type { Activity } from '../schema.ts'

/**
 * The address of an activity's record. Messages are opened from their list, since reading one is recorded.
 */
export const activityAddress = ({ entity, entityId, action }: Activity): Address | undefined => {
  if (entityId === null || (action === 'delete' && entity !== 'personNote')) return undefined
  if (entity === 'consultation') return href('/dashboard/consultations/:id', { id: entityId })
  if (entity === 'personNote') return href('/dashboard/consultations/people/:id', { id: entityId })
  if (entity === 'publication') return href('/dashboard/publications/:id', { id: entityId })
  return lists[entity]
}

const lists: { [Entity in Activity['entity']]?: Address } = {
  message: href('/dashboard/messages'),
  contactMessage: href('/dashboard/messages?tab=contact'),
  document: href('/dashboard/documents'),
  documentRequest: href('/dashboard/documents'),
  service: href('/dashboard/services'),
  teamMember: href('/dashboard/team'),
  client: href('/dashboard/clients'),
  legalPage: href('/dashboard/pages'),
}
