import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defaultCalendar } from '#firm-time/calendar.ts'
import { fieldMessagesOf } from '#tests/support/messages-of.ts'
import type { MatterDate, Template } from '../schema.ts'
import {
  addForm,
  beginForm,
  closedText,
  endOf,
  handledForm,
  quietForm,
  sortDates,
  stageForm,
  stateText,
  templatesFor,
  withSentence,
} from './matter-values.ts'

const date = { kind: 'hearing', day: '15/7/1448', time: '', basis: '', place: '' } as const

it('sends the day of a date as typed, so that its calendar is stored, and refuses wrong days and a term without a basis', () => {
  expect(z.parse(addForm, date)).toEqual(date)
  expect(fieldMessagesOf(addForm, { ...date, day: '31/7/1448' })).toEqual({ day: 'val.generic.dateHijri' })
  expect(fieldMessagesOf(handledForm, { state: 'handled', day: '31/02/2027' })).toEqual({
    day: 'val.generic.date',
  })
  expect(fieldMessagesOf(addForm, { ...date, kind: 'term' })).toEqual({ basis: 'val.matter.basis' })
  expect(fieldMessagesOf(addForm, { ...date, kind: 'term', basis: 'The notice' })).toEqual({})
  expect(fieldMessagesOf(addForm, date)).toEqual({})
})

describe('the form of a move', () => {
  it('requires a template at the beginning, a reason to go back, and a stage', () => {
    const sentence = { sentenceAr: '', sentenceEn: '', reason: '' }
    expect(fieldMessagesOf(stageForm(1), { ...sentence, to: '0' })).toEqual({ reason: 'val.matter.reason' })
    expect(fieldMessagesOf(stageForm(1), { ...sentence, to: 'none' })).toEqual({ to: 'val.generic.required' })
    expect(z.parse(stageForm(1), { ...sentence, to: '2' })).toMatchObject({ to: 2 })
    expect(fieldMessagesOf(beginForm, { templateId: 'none' })).toEqual({ templateId: 'val.generic.required' })
    expect(z.parse(beginForm, { templateId: '7' })).toEqual({ templateId: 7 })
  })

  it('accepts 0 to 365 quiet days', () => {
    for (const [typed, days] of [
      ['0', 0],
      ['365', 365],
    ] as const)
      expect(z.parse(quietForm, { quietDays: typed })).toEqual({ quietDays: days })
    for (const typed of ['366', '-1', '1.5', ''])
      expect(fieldMessagesOf(quietForm, { quietDays: typed })).toEqual({ quietDays: 'val.generic.number' })
  })
})

it('adds a ready sentence to a typed text, and replaces another ready one', () => {
  expect(withSentence(' ', 'Filed.', ['Filed.', 'Decided.'])).toBe('Filed.')
  expect(withSentence('Decided.', 'Filed.', ['Filed.', 'Decided.'])).toBe('Filed.')
  expect(withSentence('We met. ', 'Filed.', ['Filed.', 'Decided.'])).toBe('We met. Filed.')
})

it('offers the templates of the area first', () => {
  const templates = ['corporate', 'employment', 'litigation', 'employment'].map(
    (area, id) => ({ id, area }) as Template,
  )
  expect(templatesFor(templates, 'employment').map(({ id }) => id)).toEqual([1, 3, 0, 2])
})

it('lists the nearest date ahead first, and the last settled one first, with its own words for a hearing', () => {
  const dates = (['ahead', 'held', 'moved', 'ahead'] as const).map(
    (state, id) => ({ id, state }) as MatterDate,
  )
  const { ahead, settled } = sortDates(dates)
  expect([ahead, settled].map((list) => list.map(({ id }) => id))).toEqual([
    [0, 3],
    [2, 1],
  ])
  expect(stateText('hearing', 'held')).toBe('matters.hearing.held')
  expect(stateText('term', 'handled')).toBe('matters.state.handled')
})

it('gives a hint about a closed day and a holiday, whatever the calendar of the typed day', () => {
  const calendar = { ...defaultCalendar, daysOff: [{ firstDay: '2026-12-27', lastDay: '2026-12-28' }] }
  expect(closedText('25/12/2026', calendar)).toBe('matters.date.closedDay')
  expect(closedText('16/7/1448', calendar)).toBe('matters.date.closedDay')
  expect(closedText('28/12/2026', calendar)).toBe('matters.date.holiday')
  expect(closedText('29/12/2026', calendar)).toBeUndefined()
  expect(closedText('', calendar)).toBeUndefined()
})

it('marks a power of attorney that has ended or ends within 30 days', () => {
  const today = '2026-11-26'
  expect(
    [null, '2026-11-25', '2026-11-26', '2026-12-26', '2026-12-27'].map((until) => endOf(until, today)),
  ).toEqual([undefined, 'ended', 'ending', 'ending', undefined])
})
