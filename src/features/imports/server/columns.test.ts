import { describe, expect, it } from 'vitest'
import { type ImportColumn, readCell, recognise } from './columns.ts'

const columns: readonly ImportColumn[] = [
  { name: 'nameEn', label: 'table.nameEn', words: ['name'], isRequired: true },
  { name: 'nameAr', label: 'table.nameAr' },
  { name: 'email', label: 'form.email', words: ['الإيميل'] },
]

describe('the mapping of columns', () => {
  it.each([
    [['Name (English)', 'Name (Arabic)', 'Email']],
    [['الاسم (بالإنجليزية)', 'الاسم (بالعربية)', 'البريد الالكتروني']],
    [['nameEn', 'nameAr', 'email']],
    [['NAME', ' name_ar ', 'الايميل']],
  ])('recognizes %j', (heads) => {
    expect(recognise(columns, heads)).toEqual({ nameEn: 0, nameAr: 1, email: 2 })
  })

  it('maps each field once, and leaves unknown headers unmapped', () => {
    expect(recognise(columns, ['x', 'Email', 'E-mail', 'email'])).toEqual({
      nameEn: null,
      nameAr: null,
      email: 1,
    })
  })
})

describe('a cell', () => {
  const type: ImportColumn = {
    name: 'type',
    label: 'officeClients.type',
    choices: [
      { value: 'corporate', labels: ['officeClients.type.corporate'] },
      { value: 'government', labels: ['officeClients.type.government'] },
    ],
  }
  it.each([
    ['corporate', 'corporate'],
    ['Corporate', 'corporate'],
    ['الشركات', 'corporate'],
    ['الجهات الحكوميه', 'government'],
    ['bank', null],
    ['', undefined],
  ])('is read from %j as the choice %j', (cell, value) => {
    expect(readCell(type, cell)).toBe(value)
  })

  const areas: ImportColumn = {
    name: 'areas',
    label: 'newsletter.follows',
    everything: 'csv.newsletter.everything',
    choices: [
      { value: 'litigation', labels: ['area.litigation'] },
      { value: 'employment', labels: ['area.employment'] },
    ],
  }
  it.each([
    ['Everything', []],
    ['كل المجالات', []],
    ['litigation; employment', ['employment', 'litigation']],
    ['litigation, gardening', null],
  ])('is read from %j as the choices %j', (cell, value) => {
    const found = readCell(areas, cell)
    expect(Array.isArray(found) ? found.sort() : found).toEqual(value)
  })
})
