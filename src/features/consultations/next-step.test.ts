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

  it('is a late reply once the deadline has passed', () => {
    expect(nextStepOf(request, at('10T09:31'), defaultCalendar)).toEqual({ kind: 'replyLate', by: due })
  })

  it('promises no second reply for a request that is pending again', () => {
    const again = { ...request, firstAnswerAt: sent }
    expect(nextStepOf(again, at('12T09:30'), defaultCalendar)).toEqual({ kind: 'inReview' })
  })

  it('follows the status after the first reply', () => {
    for (const status of ['approved', 'completed', 'rejected'] as const)
      expect(nextStepOf({ ...request, status, firstAnswerAt: sent }, due, defaultCalendar)).toEqual({
        kind: status,
      })
  })

  it('is the work on the matter while its path runs', () => {
    const stage = { nameEn: 'Hearings', nameAr: 'الجلسات', whatYouDoEn: '', whatYouDoAr: '' }
    const kindOf = (status: 'pending' | 'approved' | 'completed') =>
      nextStepOf({ ...request, status, firstAnswerAt: sent, spokeAt: sent, stage }, due, defaultCalendar).kind
    expect([kindOf('approved'), kindOf('pending'), kindOf('completed')]).toEqual([
      'underway',
      'spoke',
      'completed',
    ])
  })

  it('is news of the matter once the appointment has taken place', () => {
    for (const status of ['pending', 'approved'] as const)
      expect(nextStepOf({ ...request, status, spokeAt: sent }, due, defaultCalendar)).toEqual({
        kind: 'spoke',
        by: new Date(sent),
      })
    expect(nextStepOf({ ...request, status: 'completed', spokeAt: sent }, due, defaultCalendar)).toEqual({
      kind: 'completed',
    })
  })

  it('is not a refusal if the client withdrew the request', () => {
    const withdrawn = { ...request, status: 'rejected', withdrawnAt: sent } as const
    expect(nextStepOf(withdrawn, due, defaultCalendar)).toEqual({ kind: 'withdrawn' })
    expect(isWithdrawn({ ...withdrawn, status: 'approved' })).toBe(false)
  })
})
