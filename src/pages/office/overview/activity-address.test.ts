import { expect, it } from 'vitest'
import type { Activity } from '#features/audit/schema.ts'
import { activityAddress } from './activity-address.ts'

const entry = (
  entity: Activity['entity'],
  action: Activity['action'] = 'update',
  entityId: number | null = 7,
) => ({
  ...{ id: 1, userName: 'Sara', details: {}, createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ entity, action, entityId },
})

it('what happened leads to its record, or to the list that holds it', () => {
  expect(activityAddress(entry('consultation'))).toBe('/dashboard/consultations?open=7')
  expect(activityAddress(entry('publication'))).toBe('/dashboard/publications/7')
  expect(activityAddress(entry('document', 'create'))).toBe('/dashboard/documents')
})

it('what is gone, and what no screen of every colleague shows, leads nowhere', () => {
  expect(activityAddress(entry('publication', 'delete'))).toBeUndefined()
  expect(activityAddress(entry('consultation', 'update', null))).toBeUndefined()
  expect(activityAddress(entry('user'))).toBeUndefined()
  expect(activityAddress(entry('setting'))).toBeUndefined()
})
