import { describe, expect, it } from 'vitest'
import type { ThreadEntry } from './schema.ts'
import { foldedRows, rowsOf } from './thread-rows.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 29, 11, minute)).toISOString()

const document = (id: number, minute: number, uploadedByName = 'Reem'): ThreadEntry => ({
  kind: 'document',
  id,
  at: at(minute),
  name: `${id}.pdf`,
  type: 'application/pdf',
  size: 1,
  isFromClient: true,
  uploadedByName,
  malwareCheck: 'clean',
})

const change = (
  id: number,
  field: 'status' | 'replied' = 'status',
  message: string | null = null,
): ThreadEntry => ({
  kind: 'change',
  id,
  at: at(id),
  change: { id, field, from: 'pending', to: 'approved', message, userName: 'Noura', createdAt: at(id) },
})

describe('the rows of a thread', () => {
  const shapeOf = (entries: ThreadEntry[]) =>
    rowsOf(entries).map((row) => `${row.kind} ${row.entries.map(({ id }) => id).join()}`)

  it('has documents of one person within an hour as one row', () => {
    expect(shapeOf([document(1, 0), document(2, 20), document(3, 60)])).toEqual(['documents 1,2,3'])
    expect(shapeOf([document(1, 0), document(2, 61)])).toEqual(['single 1', 'single 2'])
    expect(shapeOf([document(1, 0), document(2, 1, 'Omar')])).toEqual(['single 1', 'single 2'])
  })

  it('has successive changes of the status as one row, and other changes apart', () => {
    expect(shapeOf([change(1), change(2), change(3, 'replied'), change(4)])).toEqual([
      'changes 1,2',
      'single 3',
      'single 4',
    ])
    expect(shapeOf([change(1), change(2, 'status', 'Sorry.')])).toEqual(['single 1', 'single 2'])
  })

  it('folds a long thread down to the newest five rows or to the unread ones', () => {
    const rows = rowsOf(Array.from({ length: 12 }, (_, id) => document(id, id * 61)))
    expect(foldedRows(rows.slice(0, 10), false, -1)).toBe(0)
    expect(foldedRows(rows, false, -1)).toBe(7)
    expect(foldedRows(rows.slice(0, 8), true, -1)).toBe(3)
    expect(foldedRows(rows, false, 2)).toBe(2)
  })
})
