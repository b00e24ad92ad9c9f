import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf, type ProposalValues, proposalForm, timeOf } from './proposal-values.ts'

const now = new Date('2026-11-24T06:00:00Z')

it('reads a day and a time in Riyadh, shows them as they were typed, and reports invalid ones at their fields', () => {
  expect(timeOf('29/11/2026', '10:00', now)).toEqual({ startsAt: '2026-11-29T07:00:00.000Z' })
  expect(fieldsOf('2026-11-29T07:00:00.000Z')).toEqual({ day: '29/11/2026', time: '10:00' })
  // Past midnight in Riyadh, and still the previous day in UTC.
  expect(fieldsOf('2026-11-28T21:30:00.000Z')).toEqual({ day: '29/11/2026', time: '00:30' })
  expect(timeOf('31/11/2026', '10:00', now)).toEqual({ field: 'day', message: 'val.generic.date' })
  expect(timeOf('29/11/2026', '', now)).toEqual({ field: 'time', message: 'val.hours.time' })
  expect(timeOf('24/11/2026', '09:00', now)).toEqual({ field: 'time', message: 'val.appointment.past' })
})

const values: ProposalValues = {
  mode: 'propose',
  lawyerId: '3',
  kind: 'video',
  place: 'https://meet.example.com/1',
  minutes: '30',
  day1: '02/01/2039',
  time1: '10:00',
  day2: '',
  time2: '',
  day3: '02/01/2039',
  time3: '11:00',
}
const wrongIn = (changes: Partial<ProposalValues>) =>
  z
    .safeParse(proposalForm, { ...values, ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

it('sends the times that were filled in, or a settled time without the other fields', () => {
  expect(z.parse(proposalForm, values)).toEqual({
    lawyerId: 3,
    kind: 'video',
    place: 'https://meet.example.com/1',
    minutes: 30,
    proposals: ['2039-01-02T07:00:00.000Z', '2039-01-02T08:00:00.000Z'],
  })
  const none = { day1: '', time1: '', day3: '', time3: '' }
  expect(z.parse(proposalForm, { ...values, ...none }).proposals).toEqual([])
  const settled = { startsAt: '2039-01-02T07:00:00.000Z', proposals: [] }
  expect(z.parse(proposalForm, { ...values, mode: 'settle' })).toMatchObject(settled)
  expect(wrongIn({ mode: 'settle', day1: '', time1: '' })).toEqual([['day1', 'val.generic.date']])
})

it('refuses a proposal at the invalid field', () => {
  expect(wrongIn({ time3: '10:00' })).toEqual([['time3', 'val.appointment.twice']])
  expect(wrongIn({ time1: '' })).toEqual([['time1', 'val.hours.time']])
  expect(wrongIn({ place: 'javascript:alert(1)' })).toEqual([['place', 'val.appointment.link']])
  expect(wrongIn({ lawyerId: '' })?.[0]?.[0]).toBe('lawyerId')
})
