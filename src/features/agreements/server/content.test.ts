import { expect, it } from 'vitest'
import type { Party } from '#features/conflicts/schema.ts'
import { agreementContent } from '#tests/support/agreement-content.ts'
import { partyOf } from './content.ts'
import { recordPaper } from './record-file.ts'

const party = (nameArabic: string, value: string, kind: 'identity' | 'commercial' = 'identity'): Party => ({
  ...{ id: 1, role: 'client', nameArabic, nameLatin: '' },
  number: { kind, value },
})
const fahd = party('فهد المطيري', '1012345672')

it.each([
  ['the number of nobody else', [fahd], 'نوف المطيري', undefined],
  [
    'their own number',
    [fahd, party('نوف المطيرى', '2098765432')],
    'نوف المطيري',
    { kind: 'residence', number: '2098765432' },
  ],
  [
    'that of a company',
    [fahd, party('شركة أفق', '7001234567', 'commercial')],
    'شركة أفق',
    { kind: 'unified', number: '7001234567' },
  ],
])('prints for the second party %s', (_case, parties, name, paper) => {
  const found = partyOf(parties, 'نوف المطيري')
  expect([found.partyAr.replace('ى', 'ي'), found.partyPaper ?? undefined]).toEqual([name, paper])
})

it('states a capacity in the record only for the representative', () => {
  const acceptance = {
    ...{
      number: '1-1',
      version: 1,
      textDigest: 'a',
      sha256: 'b',
      email: 'a@example.com',
      device: '',
      address: '',
    },
    ...{ sentAt: '2026-01-01T00:00:00Z', openedAt: '', acceptedAt: '2026-01-02T00:00:00Z' },
  }
  const record = (name: string) =>
    JSON.stringify(
      recordPaper(
        agreementContent,
        { ...acceptance, name },
        { logo: '', verifyUrl: 'https://firm.example/verify' },
      ),
    )
  expect(record('منيرة القحطاني')).toContain('المدير العام')
  expect(record('سلطان العتيبي')).not.toContain('المدير العام')
})
