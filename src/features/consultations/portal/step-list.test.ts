import { describe, expect, it } from 'vitest'
import type { ConsultationStatus, HistoryEntry, OwnConsultationWithHistory } from '../schema.ts'
import { stepsOf } from './step-list.tsx'

const day = (n: number) => `2025-03-${String(n).padStart(2, '0')}T09:00:00.000Z`

const request = (
  status: ConsultationStatus,
  changes: [to: ConsultationStatus, at: string][] = [],
): OwnConsultationWithHistory => ({
  id: 1,
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  email: 'sara@example.com',
  phone: '+966550123344',
  service: 'corporate',
  subject: '',
  message: 'A question.',
  language: 'en',
  status,
  withdrawnAt: null,
  rejectionNote: '',
  receivedAt: day(1),
  createdAt: day(1),
  updatedAt: day(1),
  assignedToName: null,
  ...{ spokeAt: null, appointment: null, stage: null, awaitsDocument: false, awaitsDecision: false },
  nextDate: null,
  firstAnswerAt: null,
  preferredDate: null,
  preferredTime: null,
  history: [entry('created', 'pending', day(1)), ...changes.map(([to, at]) => entry('status', to, at))],
})

const entry = (field: HistoryEntry['field'], to: string, createdAt: string) => ({
  id: 1,
  field,
  from: null,
  to,
  createdAt,
})

const shown = (requested: Parameters<typeof stepsOf>[0]) =>
  stepsOf(requested).map(({ name, state, at }) => [name, state, at])

describe('the list of steps of a request', () => {
  it('starts in review on the day the request arrives', () => {
    expect(shown(request('pending'))).toEqual([
      ['received', 'done', day(1)],
      ['inReview', 'current', day(1)],
      ['approved', 'ahead', null],
      ['completed', 'ahead', null],
    ])
  })

  it('marks all steps as done when the request is completed, the last one as the latest, and a skipped one without a date', () => {
    const completed = request('completed', [
      ['approved', day(2)],
      ['completed', day(5)],
    ])
    expect(shown(completed)).toEqual([
      ['received', 'done', day(1)],
      ['inReview', 'done', day(1)],
      ['approved', 'done', day(2)],
      ['completed', 'done', day(5)],
    ])
    expect(stepsOf(completed).map(({ isLatest }) => isLatest)).toEqual([false, false, false, true])
    expect(shown(request('completed', [['completed', day(2)]]))[2]).toEqual(['approved', 'done', null])
  })

  it('ends with the rejection or the withdrawal instead of the last two steps', () => {
    expect(shown(request('rejected', [['rejected', day(3)]]))).toEqual([
      ['received', 'done', day(1)],
      ['inReview', 'done', day(1)],
      ['rejected', 'refused', day(3)],
    ])
    const withdrawn = { ...request('rejected'), withdrawnAt: day(2) }
    expect(shown(withdrawn).at(-1)).toEqual(['withdrawn', 'refused', day(2)])
  })

  it('goes back when the request is reviewed again, and shows the latest date', () => {
    const again = request('pending', [
      ['approved', day(2)],
      ['pending', day(4)],
    ])
    expect(shown(again)).toEqual([
      ['received', 'done', day(1)],
      ['inReview', 'current', day(4)],
      ['approved', 'ahead', null],
      ['completed', 'ahead', null],
    ])
  })

  it('shows only the known dates without a history', () => {
    const { history, ...summary } = request('approved', [['approved', day(2)]])
    expect(history).toHaveLength(2)
    expect(shown(summary).map(([, , at]) => at)).toEqual([day(1), null, null, null])
  })
})
