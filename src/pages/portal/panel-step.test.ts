import { describe, expect, it } from 'vitest'
import type { OwnConsultation } from '#features/consultations/schema.ts'
import type { DocumentRequest } from '#features/documents/schema.ts'
import type { OwnEngagementSummary } from '#features/engagements/schema.ts'
import type { ClientSummary } from '#features/overview/schema.ts'
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

const nothingRequested = { askedDocument: null, appointment: null }
const requested = { title: 'عقد التأسيس', dueDate: '2025-03-09', state: 'open' } as DocumentRequest

describe('the next step of a client', () => {
  it('is a document request of the firm, until the end of its day in Riyadh and after', () => {
    const summary = {
      next: approved,
      askedDocument: requested,
      appointment: { state: 'proposed', startsAt: null } as const,
      recentConsultations: [approved],
    }
    const step = { title: 'عقد التأسيس', dueDate: '2025-03-09' }
    const lastMinute = new Date('2025-03-09T20:59:00.000Z')
    const nextDay = new Date('2025-03-09T21:01:00.000Z')
    expect(overviewStepOf(summary, lastMinute, defaultCalendar)).toEqual({ kind: 'document', ...step })
    expect(overviewStepOf(summary, nextDay, defaultCalendar)).toEqual({ kind: 'documentLate', ...step })
    expect(asksForDocument(overviewStepOf(summary, nextDay, defaultCalendar))).toBe(true)
    expect(dueDay('2025-03-11', 'en')).toBe('Tuesday, March 11')
    expect(dueDay('2025-03-11', 'ar')).toBe('الثلاثاء، 11 مارس')
  })

  it('is an appointment to settle, or the next one', () => {
    const startsAt = '2025-03-10T07:00:00.000Z'
    const stepOf = (appointment: ClientSummary['appointment']) =>
      overviewStepOf(
        { ...nothingRequested, appointment, next: approved, recentConsultations: [approved] },
        now,
        defaultCalendar,
      )
    expect(stepOf({ state: 'proposed', startsAt: null })).toEqual({ kind: 'appointmentOpen' })
    expect(stepOf({ state: 'confirmed', startsAt })).toEqual({
      kind: 'appointmentConfirmed',
      by: new Date(startsAt),
    })
  })

  it('is the next consultation', () => {
    expect(
      overviewStepOf(
        { ...nothingRequested, next: approved, recentConsultations: [approved] },
        now,
        defaultCalendar,
      ),
    ).toEqual({ kind: 'approved' })
  })

  it('is an invitation without a consultation, with another text for returning clients', () => {
    expect(
      overviewStepOf({ ...nothingRequested, next: null, recentConsultations: [] }, now, defaultCalendar).kind,
    ).toBe('firstRequest')
    expect(
      overviewStepOf(
        { ...nothingRequested, next: null, recentConsultations: [approved] },
        now,
        defaultCalendar,
      ).kind,
    ).toBe('newRequest')
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
  } as OwnEngagementSummary
  const owed = (day: string | null) =>
    ({ ...proposal, id: 8, state: 'accepted', nextDue: { amount: 100_000, day } }) as OwnEngagementSummary

  it('is the proposal with the earliest end, until the end of its day in Riyadh', () => {
    const later = { ...proposal, id: 9, validUntil: '2025-03-20' }
    const step = { kind: 'proposal', agreementId: 7, day: '2025-03-12', amount: 2_300_006 }
    expect(agreementStepOf([later, proposal, owed('2025-03-09')], now)).toEqual(step)
    expect(agreementStepOf([proposal], new Date('2025-03-12T20:59:00.000Z'))).toEqual(step)
    expect(agreementStepOf([proposal], new Date('2025-03-12T21:01:00.000Z'))).toBeUndefined()
  })

  it('is an installment from a week before its day', () => {
    const step = { agreementId: 8, amount: 100_000 }
    expect(agreementStepOf([owed('2025-03-16')], now)).toEqual({
      kind: 'installment',
      day: '2025-03-16',
      ...step,
    })
    expect(agreementStepOf([owed('2025-03-08')], now)).toEqual({
      kind: 'installmentLate',
      day: '2025-03-08',
      ...step,
    })
    expect(agreementStepOf([owed('2025-03-17')], now)).toBeUndefined()
    expect(agreementStepOf([owed(null)], now)).toBeUndefined()
  })

  it('is nothing for a decided proposal', () => {
    expect(agreementStepOf([{ ...proposal, state: 'declined' }], now)).toBeUndefined()
  })
})
