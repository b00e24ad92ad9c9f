import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatIban, isIban, vatNumberForm } from './setting-formats.ts'
import { type SettingKey, settingTable } from './setting-table.ts'

const saved = (key: SettingKey, typed: string) => z.safeParse(settingTable[key].schema, typed).data

describe('an account number', () => {
  it.each(['SA0380000000608010167519', 'SA3010000000000000000011', 'SA764500000000ABCDEFGH33'])(
    'is right with its checksum: %s',
    (iban) => expect(isIban(iban)).toBe(true),
  )

  it.each([
    ['one wrong digit', 'SA0380000000608010167518'],
    ['two digits in the wrong order', 'SA0380000000608010167591'],
    ['a digit too few', 'SA038000000060801016751'],
    ['a digit too many', 'SA03800000006080101675190'],
    ['another country', 'GB82WEST12345698765432'],
    ['lower case', 'sa0380000000608010167519'],
    ['spaces', 'SA03 8000 0000 6080 1016 7519'],
    ['letters as check digits', 'SAAA80000000608010167519'],
    ['a line break at the end', 'SA0380000000608010167519\n'],
    ['nothing', ''],
  ])('is wrong with %s', (_name, iban) => expect(isIban(iban)).toBe(false))

  it('is saved without spaces, in capitals and with Latin digits, and shown in groups of four', () => {
    expect(saved('iban', ' sa03 8000 0000 6080 1016 7519 ')).toBe('SA0380000000608010167519')
    expect(saved('iban', 'SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩')).toBe('SA0380000000608010167519')
    expect(saved('iban', '\u2068SA03\u00a08000\u00a00000\u00a06080\u00a01016\u00a07519\u2069')).toBe(
      'SA0380000000608010167519',
    )
    for (const label of [
      'IBAN: ',
      'IBAN ',
      'iban no. ',
      'رقم الآيبان: ',
      'آيبان ',
      'رقم الحساب الدولي (IBAN): ',
    ])
      expect(saved('iban', `${label}SA03-8000-0000.6080–1016 7519`)).toBe('SA0380000000608010167519')
    expect(saved('iban', 'SA0380000000608010167519SA0380000000608010167519')).toBeUndefined()
    expect(saved('vat_number', 'الرقم الضريبي: 3000-0000-0000-003')).toBe('300000000000003')
    expect(saved('iban', '')).toBe('')
    expect(saved('iban', 'SA0380000000608010167518')).toBeUndefined()
    expect(formatIban('SA0380000000608010167519')).toBe('SA03 8000 0000 6080 1016 7519')
    expect(formatIban('')).toBe('')
    expect(saved('iban', formatIban('SA764500000000ABCDEFGH33'))).toBe('SA764500000000ABCDEFGH33')
  })
})

describe('a VAT number', () => {
  it.each([
    ['300000000000003', true],
    ['399999999900003', true],
    ['400000000000003', false],
    ['300000000000004', false],
    ['30000000000003', false],
    ['3000000000000003', false],
    ['30000000000000A', false],
    ['3000000000000 3', false],
  ])('of %s is right: %s', (number, isRight) => expect(vatNumberForm.test(number)).toBe(isRight))

  it('is optional, and its Arabic digits are converted', () => {
    expect(saved('vat_number', '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣')).toBe('300000000000003')
    expect(saved('vat_number', '')).toBe('')
    expect(saved('vat_number', '123')).toBeUndefined()
  })
})
