import { type Address, href } from '#access/href.ts'
import type { Activity } from '../schema.ts'
import { listsOfRecords } from '../values.ts'

/**
 * The address of an activity's record. Messages are opened from their list, since reading one is recorded.
 */
export const activityAddress = ({ entity, entityId, action }: Activity): Address | undefined => {
  if (entityId === null || (action === 'delete' && entity !== 'personNote')) return undefined
  if (entity === 'consultation') return href('/dashboard/consultations/:id', { id: entityId })
  if (entity === 'personNote') return href('/dashboard/consultations/people/:id', { id: entityId })
  if (entity === 'publication') return href('/dashboard/publications/:id', { id: entityId })
  return listsOfRecords[entity]
}
