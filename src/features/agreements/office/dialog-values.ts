import * as z from 'zod/mini'
import { addDays } from '#firm-time/riyadh.ts'
import { agreementRecord, installmentPayment } from '../input.ts'
import { mayBecome } from '../rules.ts'
import type { Agreement, Installment } from '../schema.ts'
import type { AgreementWay } from '../values.ts'

/** The value of a select of documents without a choice. */
export const noDocument = 'none'

const documentId = z.pipe(
  z.string(),
  z.transform((chosen) => (chosen === noDocument ? null : Number(chosen))),
)

const { how, nafithNumber, on } = agreementRecord.shape

/** Only Nafith has a number. Paper has its own day, not the day of the record. */
export const recordForm = z.pipe(
  z.pipe(
    z.object({ how, nafithNumber, on, documentId }),
    z.transform(
      ({ nafithNumber: number, ...typed }): z.input<typeof agreementRecord> => ({
        ...typed,
        nafithNumber: typed.how === 'nafith' ? number : '',
      }),
    ),
  ),
  agreementRecord.check(
    z.refine((typed) => typed.how === 'here' || typed.on !== null, {
      error: 'val.generic.required',
      path: ['on'],
    }),
  ),
)

const { paidOn, paidHow, reference } = installmentPayment.shape

/** Without a day it would remove the payment. */
export const paymentForm = z.object({
  paidOn: paidOn.check(z.refine((day) => day !== null, 'val.generic.required')),
  paidHow,
  reference,
  invoiceDocumentId: documentId,
})

type Progress = Pick<Agreement, 'state' | 'how' | 'sentAt'>

/** An agreement in force may still be registered with Nafith. */
export const mayRegister = ({ state, how: present }: Progress): boolean =>
  mayBecome({ state }, 'in_force') || (state === 'in_force' && present !== 'nafith')

/** The ways in which an agreement may become in force. Only an accepted one was accepted here. */
export const waysOf = ({ state }: Pick<Progress, 'state'>): AgreementWay[] =>
  state === 'accepted' ? ['here', 'paper', 'nafith'] : ['paper', 'nafith']

/** A first draft is deleted instead. */
export const mayWithdraw = ({ state, sentAt }: Progress): boolean =>
  sentAt !== null && mayBecome({ state }, 'withdrawn')

/** A draft of which no version was ever sent. */
export const mayDelete = ({ state, sentAt }: Progress): boolean => state === 'draft' && sentAt === null

/** Days for which a new proposal is valid, unless the office changes it. */
const defaultValidDays = 14

export const defaultValidUntil = (today: string): string => addDays(today, defaultValidDays)

export const isOverdue = (
  { day, paidOn: paid }: Pick<Installment, 'day' | 'paidOn'>,
  today: string,
): boolean => paid === null && day !== null && day < today
