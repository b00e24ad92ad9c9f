import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldMessagesOf } from '#tests/support/messages-of.ts'
import type { AgreementState } from '../values.ts'
import {
  defaultValidUntil,
  isOverdue,
  mayDelete,
  mayRegister,
  mayWithdraw,
  noDocument,
  paymentForm,
  recordForm,
  waysOf,
} from './dialog-values.ts'

const typed = { how: 'paper', nafithNumber: '99', on: '', documentId: noDocument } as const

it('sends the number of a record with Nafith only, and requires number and day at their fields', () => {
  expect(z.parse(recordForm, { ...typed, how: 'here' })).toEqual({
    how: 'here',
    nafithNumber: '',
    on: null,
    documentId: null,
  })
  expect(fieldMessagesOf(recordForm, typed)).toEqual({ on: 'val.generic.required' })
  expect(z.parse(recordForm, { ...typed, how: 'nafith', on: '1/1/2026', documentId: '12' })).toEqual({
    how: 'nafith',
    nafithNumber: '99',
    on: '2026-01-01',
    documentId: 12,
  })
  expect(fieldMessagesOf(recordForm, { ...typed, how: 'nafith', nafithNumber: ' ' })).toEqual({
    nafithNumber: 'val.generic.required',
    on: 'val.generic.required',
  })
})

it('requires a payment date that is not in the future', () => {
  const typed = { paidOn: '', paidHow: 'Transfer', reference: '', invoiceDocumentId: noDocument }
  expect(fieldMessagesOf(paymentForm, typed)).toEqual({ paidOn: 'val.generic.required' })
  expect(fieldMessagesOf(paymentForm, { ...typed, paidOn: '1/1/2190' })).toEqual({
    paidOn: 'val.generic.datePast',
  })
  const expected = { paidOn: '2026-01-01', paidHow: 'Transfer', reference: '', invoiceDocumentId: null }
  expect(z.parse(paymentForm, { ...typed, paidOn: '1/1/2026' })).toEqual(expected)
})

const at = (state: AgreementState, facts: object = {}) => ({ state, how: null, sentAt: null, ...facts })
const wasSent = { sentAt: '2026-11-01T09:00:00Z' }

it('offers the acceptance here for an accepted one, and the deletion, withdrawal and registration by their states', () => {
  expect(waysOf(at('accepted'))).toContain('here')
  expect(waysOf(at('sent'))).toEqual(['paper', 'nafith'])
  expect([mayDelete(at('draft')), mayWithdraw(at('draft'))]).toEqual([true, false])
  expect([mayDelete(at('draft', wasSent)), mayWithdraw(at('draft', wasSent))]).toEqual([false, true])
  expect(mayWithdraw(at('in_force', wasSent))).toBe(false)
  expect(mayRegister(at('in_force', { how: 'paper' }))).toBe(true)
  expect(mayRegister(at('in_force', { how: 'nafith' }))).toBe(false)
  expect(mayRegister(at('ended'))).toBe(false)
})

it('marks an unpaid installment whose day has passed, and proposes two weeks for an answer', () => {
  expect(isOverdue({ day: '2026-11-25', paidOn: null }, '2026-11-26')).toBe(true)
  expect(isOverdue({ day: '2026-11-26', paidOn: null }, '2026-11-26')).toBe(false)
  expect(isOverdue({ day: '2026-11-25', paidOn: '2026-11-25' }, '2026-11-26')).toBe(false)
  expect(defaultValidUntil('2026-12-25')).toBe('2027-01-08')
})
