import { describe, expect, it } from 'vitest'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import { asksForNewRequest, overviewStepOf } from './panel-step.ts'

const now = new Date('2025-03-09T09:30:00.000Z')
const approved = {
  status: 'approved',
  createdAt: now.toISOString(),
  firstAnswerAt: now.toISOString(),
  withdrawnAt: null,
} as OwnConsultation

describe('what a client reads first', () => {
  it('is the request that comes next', () => {
    expect(overviewStepOf({ next: approved, recentConsultations: [approved] }, now)).toEqual({
      kind: 'approved',
    })
  })

  it('is an invitation when there is none, in other words for who has asked before', () => {
    expect(overviewStepOf({ next: null, recentConsultations: [] }, now).kind).toBe('firstRequest')
    expect(overviewStepOf({ next: null, recentConsultations: [approved] }, now).kind).toBe('newRequest')
  })

  it('asks for a new request only when nothing is on its way', () => {
    expect(asksForNewRequest({ kind: 'approved' })).toBe(false)
    expect(asksForNewRequest({ kind: 'replyDue', by: now, hoursLeft: 3 })).toBe(false)
    expect(asksForNewRequest({ kind: 'completed' })).toBe(true)
    expect(asksForNewRequest({ kind: 'firstRequest' })).toBe(true)
  })
})
