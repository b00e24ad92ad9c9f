import type { FastifyInstance } from 'fastify'
import { agreements, agreementVersions, installments } from '#features/agreements/server/table.ts'
import { agreementContent } from './agreement-content.ts'
import { insertId } from './rows.ts'
import { storeText } from './stored-file.ts'

/** Adds an agreement that was sent, with its version, file and installment. All typed texts start with `mark`. */
export const addMarkedAgreement = async (
  { db, files }: FastifyInstance,
  { mark, consultationId, lawyerId }: { mark: string; consultationId: number; lawyerId: number | null },
): Promise<{ agreement: number; installment: number }> => {
  const terms = {
    kind: 'fixed' as const,
    amount: 100,
    vatRate: 0 as const,
    validUntil: '2035-01-31',
    payerName: `${mark}payer`,
    textAr: `${mark}text`,
    textEn: `${mark}english`,
  }
  const number = `${mark}-${consultationId}`
  const sentAt = '2026-01-05T07:00:00.000Z'
  const sent = { number, lawyerId, state: 'sent', sentAt } as const
  const agreement = await insertId(db, agreements, { ...terms, consultationId, ...sent })
  const due = { due: 'day' as const, day: '2035-06-01' }
  const label = { labelAr: `${mark}label`, labelEn: `${mark}label`, amount: 100, ...due }
  const paid = { paidHow: `${mark}how`, reference: `${mark}reference` }
  const installment = await insertId(db, installments, {
    ...{ ...label, ...paid, agreementId: agreement, place: 0 },
  })
  await db.insert(agreementVersions).values({
    agreementId: agreement,
    version: 1,
    content: {
      ...agreementContent,
      ...terms,
      number,
      clientName: mark,
      expectedFrom: null,
      expectedTo: null,
      instalments: [{ ...label, stage: null }],
    },
    text: `${mark}text`,
    textDigest: 'x',
    ...(await storeText(files, `%PDF-1.7 ${mark}`)),
    sentAt,
    wish: `${mark}wish`,
  })
  return { agreement, installment }
}
