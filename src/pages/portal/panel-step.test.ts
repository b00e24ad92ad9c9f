import { describe, expect, it } from 'vitest'
import type { OwnAgreementSummary } from '#features/agreements/schema.ts'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import type { DocumentRequest } from '#features/documents/schema.ts'
import { defaultCalendar } from '#firm-time/calendar.ts'
import {
  agreementStepOf,
  asksForDocument,
  asksForNewConsultation,
  dueDay,
  overviewStepOf,
} from './panel-step.ts'

const now = new Date('2025-03-09T09:30:00.000Z')
const approved = {
  status: 'approved',
  createdAt: now.toISOString(),
  firstAnswerAt: now.toISOString(),
  withdrawnAt: null,
} as OwnConsultation

const approvedOnly = {
  next: approved,
  askedDocument: null,
  appointment: null,
  recentConsultations: [approved],
}
const stepOf = (changes: Partial<Parameters<typeof overviewStepOf>[0]>, at = now) =>
  overviewStepOf({ ...approvedOnly, ...changes }, at, defaultCalendar)
const requested = { title: 'عقد التأسيس', dueDate: '2025-03-09', state: 'open' } as DocumentRequest

describe('the next step of a client', () => {
  it('is a document request of the firm, until the end of its day in Riyadh and after', () => {
    const appointment = { state: 'proposed', startsAt: null } as const
    const summary = { askedDocument: requested, appointment }
    const step = { title: 'عقد التأسيس', dueDate: '2025-03-09' }
    const lastMinute = new Date('2025-03-09T20:59:00.000Z')
    const nextDay = new Date('2025-03-09T21:01:00.000Z')
    expect(stepOf(summary, lastMinute)).toEqual({ kind: 'document', ...step })
    expect(stepOf(summary, nextDay)).toEqual({ kind: 'documentLate', ...step })
    expect(asksForDocument(stepOf(summary, nextDay))).toBe(true)
    expect(dueDay('2025-03-11', 'en')).toBe('Tuesday, March 11')
    expect(dueDay('2025-03-11', 'ar')).toBe('الثلاثاء، 11 مارس')
  })

  it('is an appointment to settle, or the next one', () => {
    const startsAt = '2025-03-10T07:00:00.000Z'
    expect(stepOf({ appointment: { state: 'proposed', startsAt: null } })).toEqual({
      kind: 'appointmentOpen',
    })
    const step = { kind: 'appointmentConfirmed', by: new Date(startsAt) }
    expect(stepOf({ appointment: { state: 'confirmed', startsAt } })).toEqual(step)
  })

  it('is the next consultation, or an invitation with another text for returning clients', () => {
    expect(stepOf({})).toEqual({ kind: 'approved' })
    expect(stepOf({ next: null, recentConsultations: [] }).kind).toBe('firstRequest')
    expect(stepOf({ next: null }).kind).toBe('newRequest')
  })

  it('asks for a new consultation only when none is in progress', () => {
    expect(asksForNewConsultation({ kind: 'approved' })).toBe(false)
    expect(asksForNewConsultation({ kind: 'replyDue', by: now, hoursLeft: 3 })).toBe(false)
    expect(asksForNewConsultation({ kind: 'completed' })).toBe(true)
    expect(asksForNewConsultation({ kind: 'firstRequest' })).toBe(true)
  })
})

describe('the step about an agreement', () => {
  const proposal = {
    id: 7,
    state: 'sent',
    total: 2_300_006,
    validUntil: '2025-03-12',
    nextDue: null,
  } as OwnAgreementSummary
  const owed = (day: string | null) =>
    ({ ...proposal, id: 8, state: 'accepted', nextDue: { amount: 100_000, day } }) as OwnAgreementSummary

  it('is the undecided proposal with the earliest end, until the end of its day in Riyadh', () => {
    const later = { ...proposal, id: 9, validUntil: '2025-03-20' }
    const step = { kind: 'proposal', agreementId: 7, day: '2025-03-12', amount: 2_300_006 }
    expect(agreementStepOf([later, proposal, owed('2025-03-09')], now)).toEqual(step)
    expect(agreementStepOf([proposal], new Date('2025-03-12T20:59:00.000Z'))).toEqual(step)
    expect(agreementStepOf([proposal], new Date('2025-03-12T21:01:00.000Z'))).toBeUndefined()
    expect(agreementStepOf([{ ...proposal, state: 'declined' }], now)).toBeUndefined()
  })

  it('is an installment from a week before its day', () => {
    const step = { agreementId: 8, amount: 100_000 }
    for (const [day, kind] of Object.entries({
      '2025-03-16': 'installment',
      '2025-03-08': 'installmentLate',
    }))
      expect(agreementStepOf([owed(day)], now)).toEqual({ kind, day, ...step })
    expect(agreementStepOf([owed('2025-03-17')], now)).toBeUndefined()
    expect(agreementStepOf([owed(null)], now)).toBeUndefined()
  })
})
