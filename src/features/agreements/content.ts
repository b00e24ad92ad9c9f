import type { FeeKind, paperKinds, VatRate } from './values.ts'

/** Everything that a version contains. Its texts have their placeholders filled. */
export type Content = {
  number: string
  version: number
  /** The day of the version in Riyadh, and the city of the firm. */
  day: string
  cityEn: string
  cityAr: string
  firmEn: string
  firmAr: string
  firmVatNumber: string
  firmLicence: string
  firmRegister: string
  firmAddressEn: string
  firmAddressAr: string
  firmPhone: string
  firmEmail: string
  bankName: string
  iban: string
  /** The name under which the client decides. */
  clientName: string
  /** The second party: a company among the client's parties, or the client. */
  partyEn: string
  partyAr: string
  partyPaper: { kind: (typeof paperKinds)[number]; number: string } | null
  clientPhone: string
  clientEmail: string
  representative: string
  capacity: string
  lawyerEn: string
  lawyerAr: string
  licenceNumber: string
  /** Null in a draft of a lawyer without one. */
  licenceDate: string | null
  kind: FeeKind
  /** In halalas, without the value added tax. For hourly work, the rate. */
  amount: number
  vatRate: VatRate
  /** By the hour only. */
  estimate: number | null
  cap: number | null
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
