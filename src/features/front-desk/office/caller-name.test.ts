import { describe, expect, it } from 'vitest'
import { beginsOtherName, mayBeSameName } from './caller-name.ts'

const named = (firstName: string, lastName = '') => ({ firstName, lastName })
const account = named('منيرة', 'القحطاني')

describe('a name typed over that of an account', () => {
  it.each([
    named('منيره', 'القحطانى'),
    named('مُنيرة', 'القحطـاني'),
    named('منيرة'),
    named('', 'القحطاني'),
    named(''),
    named('القحطاني', 'منيرة'),
    named('منيرة', 'بنت سعد القحطاني'),
  ])('is the same in another spelling or length: $firstName $lastName', (typed) => {
    expect(mayBeSameName(typed, account)).toBe(true)
    expect(mayBeSameName(account, typed)).toBe(true)
  })

  it('is the same with other spaces, capitals and hyphens', () => {
    expect(mayBeSameName(named('عبدالله', 'العلي'), named('عبد الله', 'العلي'))).toBe(true)
    expect(mayBeSameName(named('noura', 'al harbi'), named('Noura', 'Al-Harbi'))).toBe(true)
  })

  it.each([
    named('جواهر', 'العنزي'),
    named('عبير', 'القحطاني'),
    named('منيرة', 'العتيبي'),
    named('منير', 'القحطاني'),
    named('Munira', 'Al-Qahtani'),
  ])('is another one: $firstName $lastName', (typed) => {
    expect(mayBeSameName(typed, account)).toBe(false)
  })

  it.each([
    [named('محمد', 'القحطاني'), named('نورة', 'محمد القحطاني')],
    [named('محمد', 'محمد القحطاني'), named('نورة', 'محمد القحطاني')],
    [named('Abdullah', 'Harbi'), named('Sara', 'Abdullah Harbi')],
  ])('is that of the father: $0.firstName for $1.firstName', (father, daughter) => {
    expect([mayBeSameName(father, daughter), mayBeSameName(daughter, father)]).toEqual([false, false])
  })

  it('is another one as soon as its beginning differs, and never while a letter is corrected', () => {
    expect(beginsOtherName('عب', 'منيرة')).toBe(true)
    for (const typed of ['', 'م', 'ع', 'من', 'منيرا', 'مُنير'])
      expect(beginsOtherName(typed, 'منيرة')).toBe(false)
    expect(beginsOtherName('العتيبي', '')).toBe(false)
  })
})
