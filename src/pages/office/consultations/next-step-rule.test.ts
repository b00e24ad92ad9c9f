import { describe, expect, it } from 'vitest'
import type { Consultation } from '#features/consultations/schema.ts'
import type { ThreadEntry } from '#features/threads/schema.ts'
import { nextStepOf } from './next-step-rule.ts'

const client = 7
const lawyer = 3

const request = {
  isOpen: true,
  status: 'pending',
  userId: client,
  email: 'reem@example.com',
  assignedToId: lawyer,
  conflictFlaggedAt: null,
  firstAnswerAt: '2026-11-28T09:00:00.000Z',
  appointment: null,
  spokeAt: null,
  hasPastDate: false,
  nextDate: null,
} as Consultation

const letter = (id: number, fromUserId: number, toUserId: number | null): ThreadEntry =>
  ({
    kind: 'message',
    id,
    at: '2026-11-28T09:00:00.000Z',
    message: { id, fromUserId, toUserId, content: `Letter ${id}` },
  }) as ThreadEntry

const kindOf = (changes: Partial<Consultation>, more: Partial<Parameters<typeof nextStepOf>[0]> = {}) =>
  nextStepOf({
    request: { ...request, ...changes },
    entries: [],
    agreements: undefined,
    matter: undefined,
    ...more,
  })?.kind

describe('the next step of a request', () => {
  it('is the decision about an open conflict before anything else', () => {
    const entries = [letter(1, client, null)]
    expect(kindOf({ conflictFlaggedAt: '2026-11-28', assignedToId: null }, { entries })).toBe('conflict')
  })

  it('is the reply to the last letter, until the office has answered it', () => {
    const waiting = [letter(1, lawyer, client), letter(2, client, null)]
    expect(nextStepOf({ request, entries: waiting, agreements: undefined, matter: undefined })).toMatchObject(
      {
        kind: 'reply',
        letter: { content: 'Letter 2' },
      },
    )
    expect(kindOf({ status: 'completed' }, { entries: waiting })).toBe('reply')
    expect(kindOf({}, { entries: [...waiting, letter(3, lawyer, client)] })).toBe('propose')
  })

  it('is a lawyer, the first reply, an appointment and a decision, in this order', () => {
    const unanswered = { firstAnswerAt: null }
    expect(kindOf({ assignedToId: null, ...unanswered })).toBe('take')
    expect(kindOf(unanswered)).toBe('reply')
    expect(kindOf({ ...unanswered, userId: null, email: '' })).toBe('call')
    expect(kindOf({})).toBe('propose')
    expect(kindOf({ spokeAt: '2026-11-28T09:00:00.000Z' })).toBe('decide')
    expect(kindOf({ appointment: { state: 'proposed', startsAt: null, endsAt: null } })).toBeUndefined()
  })

  it('is the agreement, the path and the dates of an approved request', () => {
    const status = 'approved' as const
    const none = { engagements: [], mayCreate: true }
    const inForce = { engagements: [{ state: 'in_force' as const }], mayCreate: true }
    const accepted = { engagements: [{ state: 'accepted' as const }], mayCreate: true }
    const begun = { path: {}, mayBegin: false } as NonNullable<Parameters<typeof nextStepOf>[0]['matter']>
    expect(kindOf({ status }, { agreements: none })).toBe('draft')
    expect(kindOf({ status }, { agreements: accepted })).toBe('inForce')
    expect(kindOf({ status }, { agreements: inForce, matter: { path: null, mayBegin: true } })).toBe('begin')
    expect(kindOf({ status, hasPastDate: true }, { agreements: inForce, matter: begun })).toBe('settle')
    expect(kindOf({ status }, { agreements: inForce, matter: begun })).toBe('addDate')
    const nextDate = { kind: 'hearing' as const, day: '2026-12-06', time: null }
    expect(kindOf({ status, nextDate }, { agreements: inForce, matter: begun })).toBeUndefined()
  })

  it('is nothing for a reader who may not open it, and for a closed request', () => {
    expect(kindOf({ isOpen: false, assignedToId: null })).toBeUndefined()
    expect(kindOf({ status: 'rejected', assignedToId: null })).toBeUndefined()
  })
})
