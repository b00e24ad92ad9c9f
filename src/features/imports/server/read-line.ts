import * as z from 'zod/mini'
import { emailAddress } from '#fields/email.ts'
import { phoneWithRest, toE164 } from '#fields/phone.ts'
import { foldSpelling } from '#fields/spelling.ts'
import type { FieldError } from '#http/errors.ts'
import { bareAddress, firstOf, isMissing, readNumber } from './clean-cell.ts'
import { type Assigned, type ImportColumn, readCell } from './columns.ts'

/** The part of a cell that is not imported, and the reason. */
export type LineNote = { column: number; value: string; message: string }

export type ReadLine = {
  /** The cells by field name. */
  cells: Record<string, string>
  values: Record<string, unknown>
  errors: FieldError[]
  notes: LineNote[]
  /** The columns whose cells are not imported. */
  left: number[]
}

const address = emailAddress()
const isAddress = (text: string): boolean => z.safeParse(address, text).success
const isPhone = (text: string): boolean => toE164(readNumber(text) ?? '') !== undefined

/** The first phone number of a cell; other numbers and an extension are the rest. */
const firstPhone = (cell: string): { value: string; rest: string[] } => {
  const found = firstOf(cell, isPhone)
  const { number, rest } = (!isPhone(found.value) && phoneWithRest(found.value)) || {}
  return number && rest ? { value: number, rest: [rest, ...found.rest] } : found
}

type Value = { value: ReturnType<typeof readCell>; rest: string[]; problem?: string }

const readValue = (column: ImportColumn, cell: string): Value => {
  const value = readCell(column, cell)
  if (typeof value !== 'string' || !column.kind) return { value, rest: [] }
  if (column.kind === 'email') {
    const { value: first, rest } = firstOf(bareAddress(value), (part) => isAddress(bareAddress(part)))
    return { value: bareAddress(first), rest }
  }
  const { value: first, rest } = column.kind === 'phone' ? firstPhone(value) : { value, rest: [] as string[] }
  const number = readNumber(first)
  return number === undefined ? { value: first, rest, problem: 'import.shortened' } : { value: number, rest }
}

/** The values of a line by field name, and everything that is not imported. */
export const readLine = (
  columns: readonly ImportColumn[],
  assigned: Assigned,
  alternatives: Record<string, number[]>,
  line: readonly string[],
): ReadLine => {
  const read: ReadLine = { cells: {}, values: {}, errors: [], notes: [], left: [] }
  const taken = new Map<number, string>()
  for (const column of columns) {
    const candidates = [assigned[column.name] ?? -1, ...(alternatives[column.name] ?? [])]
    const at = candidates.find((index) => (line[index] ?? '') !== '' && !isMissing(line[index] ?? ''))
    const from = at ?? candidates[0] ?? -1
    const cell = line[from] ?? ''
    read.cells[column.name] = cell
    if (cell === '') continue
    const { value, rest, problem } = readValue(column, cell)
    taken.set(from, foldSpelling(cell))
    if (problem) read.errors.push({ field: column.name, message: problem })
    else if (value === null) read.errors.push({ field: column.name, message: 'import.choice' })
    else if (value !== undefined) read.values[column.name] = value
    if (rest.length > 0)
      read.notes.push({ column: from, value: rest.join(', '), message: 'import.note.rest' })
  }
  const same = new Set(taken.values())
  for (const [index, cell] of line.entries())
    if (!taken.has(index) && !isMissing(cell) && !same.has(foldSpelling(cell))) read.left.push(index)
  return read
}
