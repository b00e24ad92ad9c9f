import { expect, it } from 'vitest'
import type { Activity } from '../schema.ts'
import { activityAddress } from './activity-address.ts'

const entry = (
  entity: Activity['entity'],
  action: Activity['action'] = 'update',
  entityId: number | null = 7,
) => ({
  ...{ id: 1, userName: 'Sara', details: {}, createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ entity, action, entityId },
})

it('links an activity to its record, or to the list that contains it', () => {
  expect(activityAddress(entry('consultation'))).toBe('/dashboard/consultations/7')
  expect(activityAddress(entry('publication'))).toBe('/dashboard/publications/7')
  expect(activityAddress(entry('document', 'create'))).toBe('/dashboard/documents')
})

it('does not link to a deleted record, or to one without a screen for all staff', () => {
  expect(activityAddress(entry('publication', 'delete'))).toBeUndefined()
  expect(activityAddress(entry('consultation', 'update', null))).toBeUndefined()
  expect(activityAddress(entry('user'))).toBeUndefined()
  expect(activityAddress(entry('setting'))).toBeUndefined()
})
