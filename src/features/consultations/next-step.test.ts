import { describe, expect, it } from 'vitest'
import { defaultCalendar } from '#firm-time/calendar.ts'
import { nextStepOf } from './next-step.ts'
import { isWithdrawn } from './rules.ts'

const sent = '2025-03-09T09:30:00.000Z'
const request = { status: 'pending', receivedAt: sent, firstAnswerAt: null, withdrawnAt: null } as const
const due = new Date('2025-03-10T09:30:00.000Z')
const at = (time: string) => new Date(`2025-03-${time}:00.000Z`)

describe('the next step of a request', () => {
  it('is our reply within 24 hours, with the whole hours left', () => {
    const moments = [at('09T09:30'), at('09T09:31'), at('10T08:31'), due]
    const steps = moments.map((now) => nextStepOf(request, now, defaultCalendar))
    const hours = [24, 23, 0, 0]
    expect(steps).toEqual(hours.map((hoursLeft) => ({ kind: 'replyDue', by: due, hoursLeft })))
  })

  const stage = { nameEn: 'Hearings', nameAr: 'الجلسات', whatYouDoEn: '', whatYouDoAr: '' }
  const answered = { firstAnswerAt: sent }
  const spoke = { kind: 'spoke', by: new Date(sent) }
  it.each([
    ['is a late reply once the deadline has passed', {}, { kind: 'replyLate', by: due }, '10T09:31'],
    ['promises no second reply if it is pending again', answered, { kind: 'inReview' }, '12T09:30'],
    ['follows an approval', { ...answered, status: 'approved' }, { kind: 'approved' }],
    ['follows a completion', { ...answered, status: 'completed' }, { kind: 'completed' }],
    ['follows a rejection', { ...answered, status: 'rejected' }, { kind: 'rejected' }],
    [
      'is the work while a path runs',
      { status: 'approved', spokeAt: sent, stage },
      { kind: 'underway', stage },
    ],
    ['ignores the path of a pending request', { ...answered, spokeAt: sent, stage }, spoke],
    ['ends with the path', { status: 'completed', spokeAt: sent, stage }, { kind: 'completed' }],
    ['is news after the appointment', { spokeAt: sent }, spoke],
    ['is news after the appointment if approved', { status: 'approved', spokeAt: sent }, spoke],
    ['is no news once completed', { status: 'completed', spokeAt: sent }, { kind: 'completed' }],
  ] as const)('%s', (_title, changes, step, now: string = '10T09:30') => {
    expect(nextStepOf({ ...request, ...changes }, at(now), defaultCalendar)).toEqual(step)
  })

  it('is not a refusal if the client withdrew the request', () => {
    const withdrawn = { ...request, status: 'rejected', withdrawnAt: sent } as const
    expect(nextStepOf(withdrawn, due, defaultCalendar)).toEqual({ kind: 'withdrawn' })
    expect(isWithdrawn({ ...withdrawn, status: 'approved' })).toBe(false)
  })
})
