import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldMessagesOf } from '#tests/support/messages-of.ts'
import type { Agreement, Template } from '../schema.ts'
import { labelsWith } from './agreement-fields.ts'
import {
  type AgreementValues,
  agreementForm,
  bodyOf,
  draftForm,
  emptyInstallment,
  noTemplate,
  sumsOf,
  templatesFor,
  textOfInstallments,
  valuesOf,
} from './agreement-values.ts'

const values: AgreementValues = {
  lawyerId: '7',
  kind: 'fixed',
  amount: '20,000.05',
  vatRate: '15',
  validUntil: '31/12/2026',
  expectedFrom: '',
  expectedTo: '1/9/1448',
  payerName: '',
  representative: '',
  capacity: '',
  estimate: '',
  cap: '',
  payerConsentOn: '',
  instalments: [
    { ...emptyInstallment, labelAr: 'الأولى', amount: '13,000.06' },
    { ...emptyInstallment, labelAr: 'الثانية', amount: '10000', due: 'day', day: '2027-01-31', stage: '2' },
  ],
  textAr: 'نطاق العمل',
  textEn: '',
}

describe('the form of an agreement', () => {
  it('sends amounts in halalas, days in one calendar, and neither the hidden day nor the hidden stage of an installment', () => {
    const body = z.parse(agreementForm, values)
    expect(body).toMatchObject({
      lawyerId: 7,
      amount: 2_000_005,
      vatRate: 15,
      validUntil: '2026-12-31',
      expectedFrom: null,
      expectedTo: '2027-02-08',
    })
    expect(body.instalments).toMatchObject([
      { amount: 1_300_006, due: 'acceptance', day: null, stage: null },
      { amount: 1_000_000, due: 'day', day: '2027-01-31', stage: null },
    ])
    const installment = { ...emptyInstallment, due: 'stage', day: '1/1/2027', stage: '0' } as const
    expect(bodyOf({ ...values, instalments: [installment] }).instalments).toMatchObject([
      { day: null, stage: 0 },
    ])
  })

  it('refuses installments that do not add up, at their list', () => {
    const installments = values.instalments.slice(0, 1)
    expect(fieldMessagesOf(agreementForm, { ...values, instalments: installments })).toEqual({
      instalments: 'val.agreement.sum',
    })
    expect(fieldMessagesOf(agreementForm, { ...values, instalments: [] })).toEqual({})
  })

  it('refuses a missing lawyer, an unreadable amount and a missing due day, at their fields', () => {
    const installments = [{ ...emptyInstallment, labelAr: 'الأولى', amount: '1', due: 'day' }]
    const wrong = { ...values, lawyerId: 'none', amount: 'ten', instalments: installments }
    expect(fieldMessagesOf(agreementForm, wrong)).toEqual({
      lawyerId: 'val.assignee',
      amount: 'val.agreement.amount',
      'instalments.0.due': 'val.agreement.due',
    })
  })

  it('shows a stored agreement as it would be typed', () => {
    const stored = {
      ...z.parse(agreementForm, values),
      lawyerId: null,
      payerConsentOn: null,
    } as unknown as Agreement
    expect(valuesOf(stored)).toMatchObject({
      lawyerId: 'none',
      amount: '20,000.05',
      vatRate: '15',
      validUntil: '31/12/2026',
      expectedFrom: '',
      instalments: [
        { amount: '13,000.06', day: '', stage: 'none' },
        { amount: '10,000.00', day: '31/01/2027', stage: 'none' },
      ],
    })
  })

  it('has a label for each field of an installment, before that of the list, and compares instalments as one line each', () => {
    const names = Object.keys(labelsWith('fixed', 1))
    expect(names.indexOf('instalments.0.labelAr')).toBe(names.indexOf('payerConsentOn') + 1)
    expect(names.indexOf('instalments')).toBe(names.indexOf('instalments.0.stage') + 1)
    expect(textOfInstallments(values.instalments, (due) => due)).toBe(
      'الأولى · 13,000.06 · acceptance\nالثانية · 10000 · day · 2027-01-31',
    )
  })
})

it('computes the sums while they are typed, in digits of any script, and none without a readable fee', () => {
  expect(sumsOf(values)).toEqual({ vat: 300_001, total: 2_300_006, rate: null, missing: 0 })
  const expected = { vat: 0, total: 2_000_000, rate: null, missing: -300_006 }
  expect(sumsOf({ ...values, amount: '٢٠٠٠٠', vatRate: '0' })).toEqual(expected)
  expect(sumsOf({ ...values, amount: '' })).toBeUndefined()
  expect(sumsOf({ ...values, instalments: [] })?.missing).toBe(0)
  const byTheHour = { vat: 300_001, total: null, rate: 2_300_006, missing: null }
  expect(sumsOf({ ...values, kind: 'hourly' })).toEqual(byTheHour)
  expect(labelsWith('hourly', 0)).toMatchObject({ amount: 'agreements.rate' })
})

const template = { id: 3, textAr: 'نص النموذج', textEn: 'Text of the template' } as Template
const draft = { ...values, templateId: '3', textAr: '' }

it('drafts with the texts of the chosen template, and requires an Arabic one without it', () => {
  const expected = { textAr: 'نص النموذج', textEn: 'Text of the template', instalments: [] }
  expect(z.parse(draftForm([template]), draft)).toMatchObject(expected)
  const empty = { ...draft, templateId: noTemplate }
  expect(fieldMessagesOf(draftForm([template]), empty)).toEqual({ textAr: 'val.generic.required' })
  expect(z.parse(draftForm([template]), { ...empty, textAr: 'نطاق' })).toMatchObject({ textEn: '' })
})

it('offers the templates of the area first, and reviewed ones before others', () => {
  const templates = [
    { id: 1, area: 'corporate', isReviewed: true },
    { id: 2, area: 'employment', isReviewed: false },
    { id: 3, area: 'employment', isReviewed: true },
  ] as Template[]
  expect(templatesFor(templates, 'employment').map(({ id }) => id)).toEqual([3, 2, 1])
})
