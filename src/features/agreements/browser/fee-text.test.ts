import { expect, it } from 'vitest'
import { labelOfWords } from '../office/agreement-facts.tsx'
import { labelOfFee } from './fee-text.ts'

it('contains a total or an hourly rate, with tax only where it applies', () => {
  expect([
    labelOfFee({ total: 115, vat: 15 }),
    labelOfFee({ total: null, vat: 15 }),
    labelOfFee({ total: null, vat: 0 }),
    labelOfWords({ total: 115 }),
    labelOfWords({ total: null }),
  ]).toEqual([
    'agreement.total',
    'agreement.rateWithVat',
    'agreement.rate',
    'agreements.inWords',
    'agreements.rateInWords',
  ])
})
