import { expect, it } from 'vitest'
import { defaultCalendar } from '#firm-time/calendar.ts'
import { replyPromiseOf } from './reply-due.tsx'

// A Wednesday.
const now = new Date('2025-03-12T12:30:00+03:00')
const request = { status: 'pending', receivedAt: '2025-03-11T14:30:00+03:00', firstAnswerAt: null } as const
const waiting = (hoursLeft: number) => ({ state: 'waiting', hoursLeft })
const replied = (hours: number) => ({ state: 'replied', hours })
const thursday = '2025-03-13T16:00:00+03:00'
const saturday = new Date('2025-03-15T20:00:00+03:00')

it.each([
  ['the hours left of 24 for a pending request', {}, waiting(2)],
  ['negative hours after 24 hours', { receivedAt: '2025-03-11T09:30:00+03:00' }, waiting(-3)],
  ['no hours of a weekend', { receivedAt: thursday }, waiting(16), saturday],
  [
    'the reply time without a weekend',
    { receivedAt: thursday, firstAnswerAt: '2025-03-16T10:00:00+03:00' },
    replied(18),
  ],
  [
    'the reply time within one weekend by the clock',
    { receivedAt: '2025-03-14T10:00:00+03:00', firstAnswerAt: '2025-03-15T13:00:00+03:00' },
    replied(27),
  ],
  [
    'the time of the first reply, even when the request is pending again',
    { firstAnswerAt: '2025-03-11T19:30:00+03:00' },
    replied(5),
  ],
  [
    'no reply needed for a withdrawn request',
    { status: 'rejected', withdrawnAt: request.receivedAt },
    { state: 'withdrawn' },
  ],
  ['no reply time for a closed request without a reply', { status: 'completed' }, { state: 'unknown' }],
] as const)('shows %s', (_title, changes, promise, seenAt = now) => {
  expect(replyPromiseOf({ ...request, ...changes }, seenAt, defaultCalendar)).toEqual(promise)
})
