import { expect, test } from 'vitest'
import { replyPromiseOf } from './reply-promise.ts'

// A Wednesday.
const now = new Date('2025-03-12T12:30:00+03:00')
const request = { status: 'pending', createdAt: '2025-03-11T14:30:00+03:00', firstAnswerAt: null } as const

test('a pending consultation has the rest of 24 hours left', () => {
  expect(replyPromiseOf(request, now)).toEqual({ state: 'waiting', hoursLeft: 2 })
})

test('past 24 hours the hours left turn negative', () => {
  const late = { ...request, createdAt: '2025-03-11T09:30:00+03:00' }
  expect(replyPromiseOf(late, now)).toEqual({ state: 'waiting', hoursLeft: -3 })
})

test('a weekend neither uses up the promise nor lengthens the answer', () => {
  const thursday = { ...request, createdAt: '2025-03-13T16:00:00+03:00' }
  const saturday = new Date('2025-03-15T20:00:00+03:00')
  expect(replyPromiseOf(thursday, saturday)).toEqual({ state: 'waiting', hoursLeft: 16 })
  const answered = { ...thursday, firstAnswerAt: '2025-03-16T10:00:00+03:00' }
  expect(replyPromiseOf(answered, saturday)).toEqual({ state: 'replied', hours: 18 })
})

test('an answer within one weekend is measured by the clock', () => {
  const friday = { ...request, createdAt: '2025-03-14T10:00:00+03:00' }
  const answered = { ...friday, firstAnswerAt: '2025-03-15T13:00:00+03:00' }
  expect(replyPromiseOf(answered, now)).toEqual({ state: 'replied', hours: 27 })
})

test('once answered the time to the answer counts, even when the request is set back to pending', () => {
  const answered = { ...request, firstAnswerAt: '2025-03-11T19:30:00+03:00' }
  expect(replyPromiseOf(answered, now)).toEqual({ state: 'replied', hours: 5 })
})

test('a withdrawn request owes no answer', () => {
  const withdrawn = { ...request, status: 'rejected', withdrawnAt: request.createdAt } as const
  expect(replyPromiseOf(withdrawn, now)).toEqual({ state: 'withdrawn' })
})

test('a closed request without an answer on record says nothing about time', () => {
  expect(replyPromiseOf({ ...request, status: 'completed' }, now)).toEqual({ state: 'unknown' })
})
