import type { FeeKind, VatRate } from './values.ts'

/** Everything that a version contains. Its texts have their placeholders filled. */
export type Content = {
  number: string
  version: number
  firmEn: string
  firmAr: string
  firmVatNumber: string
  clientName: string
  lawyerEn: string
  lawyerAr: string
  licenceNumber: string
  /** Null in a draft of a lawyer without one. */
  licenceDate: string | null
  kind: FeeKind
  /** In halalas, without the value added tax. */
  amount: number
  vatRate: VatRate
  validUntil: string
  expectedFrom: string | null
  expectedTo: string | null
  payerName: string
  textAr: string
  textEn: string
  instalments: readonly {
    labelAr: string
    labelEn: string
    amount: number
    due: 'acceptance' | 'day' | 'stage'
    day: string | null
    stage: number | null
  }[]
}
