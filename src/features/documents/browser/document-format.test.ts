import { expect, it } from 'vitest'
import { dayInRiyadh, isOverdue, typeLabel } from './document-format.ts'

it('marks an open request as overdue when its day has ended in Riyadh', () => {
  const stillThatDay = new Date('2026-03-09T20:59:00Z')
  const nextDay = new Date('2026-03-09T21:00:00Z')
  const requested = { state: 'open', dueDate: '2026-03-09' } as const
  expect(dayInRiyadh(nextDay)).toBe('2026-03-10')
  expect([isOverdue(requested, stillThatDay), isOverdue(requested, nextDay)]).toEqual([false, true])
  expect(isOverdue({ ...requested, state: 'received' }, nextDay)).toBe(false)
})

it('has a label for every kind of file', () => {
  expect(typeLabel('application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe(
    'documents.type.docx',
  )
  expect(typeLabel('image/heic')).toBe('documents.type.picture')
  expect(typeLabel('text/plain')).toBe('documents.type.text')
})
