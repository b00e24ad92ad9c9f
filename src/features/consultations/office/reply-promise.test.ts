import { expect, test } from 'vitest'
import { defaultCalendar } from '#firm-time/calendar.ts'
import { replyPromiseOf } from './reply-promise.ts'

// A Wednesday.
const now = new Date('2025-03-12T12:30:00+03:00')
const request = { status: 'pending', receivedAt: '2025-03-11T14:30:00+03:00', firstAnswerAt: null } as const

test('a pending consultation shows the hours left of 24', () => {
  expect(replyPromiseOf(request, now, defaultCalendar)).toEqual({ state: 'waiting', hoursLeft: 2 })
})

test('the hours left are negative after 24 hours', () => {
  const late = { ...request, receivedAt: '2025-03-11T09:30:00+03:00' }
  expect(replyPromiseOf(late, now, defaultCalendar)).toEqual({ state: 'waiting', hoursLeft: -3 })
})

test('a weekend counts neither for the promise nor for the reply time', () => {
  const thursday = { ...request, receivedAt: '2025-03-13T16:00:00+03:00' }
  const saturday = new Date('2025-03-15T20:00:00+03:00')
  expect(replyPromiseOf(thursday, saturday, defaultCalendar)).toEqual({ state: 'waiting', hoursLeft: 16 })
  const answered = { ...thursday, firstAnswerAt: '2025-03-16T10:00:00+03:00' }
  expect(replyPromiseOf(answered, saturday, defaultCalendar)).toEqual({ state: 'replied', hours: 18 })
})

test('a reply within one weekend is measured by the clock', () => {
  const friday = { ...request, receivedAt: '2025-03-14T10:00:00+03:00' }
  const answered = { ...friday, firstAnswerAt: '2025-03-15T13:00:00+03:00' }
  expect(replyPromiseOf(answered, now, defaultCalendar)).toEqual({ state: 'replied', hours: 27 })
})

test('the reply time is measured to the first reply, even when the request is pending again', () => {
  const answered = { ...request, firstAnswerAt: '2025-03-11T19:30:00+03:00' }
  expect(replyPromiseOf(answered, now, defaultCalendar)).toEqual({ state: 'replied', hours: 5 })
})

test('a withdrawn request needs no reply', () => {
  const withdrawn = { ...request, status: 'rejected', withdrawnAt: request.receivedAt } as const
  expect(replyPromiseOf(withdrawn, now, defaultCalendar)).toEqual({ state: 'withdrawn' })
})

test('a closed request without a recorded reply has no reply time', () => {
  expect(replyPromiseOf({ ...request, status: 'completed' }, now, defaultCalendar)).toEqual({
    state: 'unknown',
  })
})
