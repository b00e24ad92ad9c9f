import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import {
  agreementStates,
  agreementWays,
  decisions,
  dueKinds,
  endKinds,
  feeKinds,
  paperKinds,
  sendObstacles,
  sentFiles,
  sentStates,
  vatRates,
} from './values.ts'

// The answers of the calls. Amounts are integers of halalas.

const installmentFacts = {
  id: z.int(),
  labelAr: z.string(),
  labelEn: z.string(),
  /** In halalas. */
  amount: z.int(),
  due: z.enum(dueKinds),
  day: z.nullable(z.string()),
  stage: z.nullable(z.int()),
  paidOn: z.nullable(z.string()),
}

const installment = z.object({
  ...installmentFacts,
  paidHow: z.string(),
  reference: z.string(),
  invoiceDocumentId: z.nullable(z.int()),
})
export type Installment = z.infer<typeof installment>

/** With the value added tax. Hourly work has a rate and no total. All other work has a total and no rate. */
const fee = { total: z.nullable(z.int()), rate: z.nullable(z.int()) }

/** Amounts are halalas. */
const facts = {
  id: z.int(),
  consultationId: z.int(),
  number: z.string(),
  version: z.int(),
  state: z.enum(agreementStates),
  kind: z.enum(feeKinds),
  amount: z.int(),
  vatRate: z.union(vatRates.map((rate) => z.literal(rate))),
  vat: z.int(),
  ...fee,
  /** The total, or the rate of an hour, in words. */
  totalInWordsAr: z.string(),
  totalInWordsEn: z.string(),
  /** By the hour, where stated: without the value added tax. */
  estimate: z.nullable(z.int()),
  cap: z.nullable(z.int()),
  validUntil: z.string(),
  expectedFrom: z.nullable(z.string()),
  expectedTo: z.nullable(z.string()),
  textAr: z.string(),
  textEn: z.string(),
  /** The person who signs for the client, and their capacity. */
  representative: z.string(),
  capacity: z.string(),
  payerName: z.string(),
  sentAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  how: z.nullable(z.enum(agreementWays)),
  endedAt: z.nullable(z.string()),
  /** The day on which it was signed on paper or registered with Nafith. */
  agreedOn: z.nullable(z.string()),
  /** Empty unless it is registered with Nafith. */
  nafithNumber: z.string(),
  endKind: z.nullable(z.enum(endKinds)),
  updatedAt: z.string(),
}

/** A sent version, with its evidence. */
const sentVersion = z.object({
  version: z.int(),
  sha256: z.string(),
  textDigest: z.string(),
  sentAt: z.string(),
  openedAt: z.nullable(z.string()),
  decision: z.nullable(z.enum(decisions)),
  decidedAt: z.nullable(z.string()),
  /** The change that the client requested, or the reason of the refusal. */
  wish: z.string(),
  acceptedName: z.nullable(z.string()),
  acceptedEmail: z.nullable(z.string()),
  acceptedFrom: z.nullable(z.string()),
  acceptedWith: z.nullable(z.string()),
  /** Whether the signature of the acceptance matches; null if it was not accepted here. */
  isSigned: z.nullable(z.boolean()),
})
export type SentVersion = z.infer<typeof sentVersion>

export const agreement = z.object({
  ...facts,
  lawyerId: z.nullable(z.int()),
  lawyerName: z.nullable(z.string()),
  clientName: z.string(),
  openedAt: z.nullable(z.string()),
  payerConsentOn: z.nullable(z.string()),
  documentId: z.nullable(z.int()),
  endReason: z.string(),
  instalments: z.array(installment),
  /** Newest first. */
  versions: z.array(sentVersion),
  /** Whether the reader is an admin or the lawyer named. */
  maySend: z.boolean(),
  /** For a draft: the reasons for which it cannot be sent yet. */
  obstacles: z.array(z.enum(sendObstacles)),
  /** For a draft: what it lacks itself, each at its field; `message` is a key of a text with its values. */
  gaps: z.array(z.object({ field: z.string(), message: z.string() })),
  /** For a draft: tax without the VAT number of the firm, which does not prevent sending. */
  lacksVatNumber: z.boolean(),
})
export type Agreement = z.infer<typeof agreement>

export const requestAgreements = z.object({
  /** Whether another draft may be created. */
  mayCreate: z.boolean(),
  /** Newest first. */
  engagements: z.array(agreement),
})

/** A row of the list of all agreements. */
export const listedAgreement = z.object({
  id: z.int(),
  consultationId: z.int(),
  number: z.string(),
  version: z.int(),
  state: z.enum(agreementStates),
  kind: z.enum(feeKinds),
  ...fee,
  clientName: z.string(),
  lawyerName: z.nullable(z.string()),
  validUntil: z.string(),
  sentAt: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type ListedAgreement = z.infer<typeof listedAgreement>

/** An approved request without an agreement in force. */
export const missingAgreement = z.object({
  id: z.int(),
  clientName: z.string(),
  service: z.enum(serviceAreas),
  assignedToName: z.nullable(z.string()),
  approvedAt: z.string(),
})
export type MissingAgreement = z.infer<typeof missingAgreement>

/** The contract of the Ministry, in the order of its form. */
export const nafithSheet = z.object({
  firm: z.object({ name: z.string(), commercialRegister: z.string(), vatNumber: z.string() }),
  lawyer: z.object({ name: z.string(), licenseNumber: z.string(), licenseDate: z.nullable(z.string()) }),
  client: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  /** The client's parties of the request, each with the kind and the number of its paper. */
  parties: z.array(z.object({ name: z.string(), kind: z.nullable(z.enum(paperKinds)), number: z.string() })),
  /** A few sentences, not the whole text. */
  work: z.string(),
  expectedFrom: z.nullable(z.string()),
  expectedTo: z.nullable(z.string()),
  amount: z.int(),
  vat: z.int(),
  ...fee,
  /** By the hour, where stated: without the value added tax. */
  estimate: z.nullable(z.int()),
  cap: z.nullable(z.int()),
  totalInWordsAr: z.string(),
  instalments: z.array(z.object(installmentFacts)),
})
export type NafithSheet = z.infer<typeof nafithSheet>

/** The agreement as its client sees it: the sent version, never a draft. */
export const ownAgreement = z.object({
  ...facts,
  lawyerNameEn: z.string(),
  lawyerNameAr: z.string(),
  /** The change that the client requested, or the reason of the refusal. */
  wish: z.string(),
  /** The firm is drafting the next version, also without a wish of the client. */
  isBeingRevised: z.boolean(),
  /** Whether there is a record of an acceptance on the website. */
  hasRecord: z.boolean(),
  instalments: z.array(z.object(installmentFacts)),
  /** Where to pay, once it binds, and after its end while an installment is unpaid. */
  payment: z.nullable(
    z.object({
      bankName: z.string(),
      iban: z.string(),
      /** The previous IBAN, if it was used in the last 14 days. */
      formerIban: z.nullable(z.string()),
    }),
  ),
})
export type OwnAgreement = z.infer<typeof ownAgreement>

export const ownAgreementSummary = z.object({
  id: z.int(),
  consultationId: z.int(),
  number: z.string(),
  version: z.int(),
  state: z.enum(agreementStates),
  /** The firm is drafting the next version, also without a wish of the client. */
  isBeingRevised: z.boolean(),
  ...fee,
  validUntil: z.string(),
  /** The next unpaid installment of a binding agreement. Without a day, it is due at a stage. */
  nextDue: z.nullable(z.object({ amount: z.int(), day: z.nullable(z.string()) })),
})
export type OwnAgreementSummary = z.infer<typeof ownAgreementSummary>

export const verified = z.object({
  /** Null for an unknown file. */
  version: z.nullable(
    z.object({
      number: z.string(),
      version: z.int(),
      sentAt: z.string(),
      acceptedAt: z.nullable(z.string()),
      /** Which of the two files it is. */
      file: z.enum(sentFiles),
      state: z.enum(sentStates),
    }),
  ),
})

export const template = z.object({
  id: z.int(),
  area: z.enum(serviceAreas),
  nameEn: z.string(),
  nameAr: z.string(),
  textAr: z.string(),
  textEn: z.string(),
  isReviewed: z.boolean(),
  updatedAt: z.string(),
})
export type Template = z.infer<typeof template>
