// Separate from the schemas: lists need these values without the validation code.

export const feeKinds = ['fixed', 'stages', 'hourly', 'consultation', 'other'] as const
export type FeeKind = (typeof feeKinds)[number]

/**
 * `change_asked`: the client requested another version. `accepted`: the client accepted it here. `in_force`: also
 * signed on paper or registered with Nafith, or put in force by the office after the acceptance.
 */
export const agreementStates = [
  'draft',
  'sent',
  'change_asked',
  'declined',
  'expired',
  'withdrawn',
  'accepted',
  'in_force',
  'ended',
] as const
export type AgreementState = (typeof agreementStates)[number]

/** The standings of a version that was sent. `replaced`: the firm has made or is making the next one. */
export const sentStates = [
  'sent',
  'change_asked',
  'declined',
  'expired',
  'withdrawn',
  'replaced',
  'accepted',
  'in_force',
  'ended',
] as const
export type SentState = (typeof sentStates)[number]

/** The files of a version: its text, and the record of its acceptance. */
export const sentFiles = ['agreement', 'record'] as const

/** The kinds of a client's number on paper. */
export const paperKinds = ['identity', 'residence', 'register', 'unified'] as const

/** How it was agreed: here, on paper, or registered with Nafith. */
export const agreementWays = ['here', 'paper', 'nafith'] as const
export type AgreementWay = (typeof agreementWays)[number]

export const vatRates = [0, 15] as const
export type VatRate = (typeof vatRates)[number]

/** The work is done, the client ended the mandate, or the lawyer withdrew from it. */
export const endKinds = ['completed', 'client', 'lawyer'] as const
export type EndKind = (typeof endKinds)[number]

/** The answers of the client to a version. */
export const decisions = ['accepted', 'change_asked', 'declined'] as const

/** Reasons for which a draft cannot be sent yet. */
export const sendObstacles = ['conflict_open', 'identity_open', 'diligence_open', 'licence_open'] as const
export type SendObstacle = (typeof sendObstacles)[number]

/** Parts of a text that are replaced by facts of the agreement, in braces. */
export const placeholders = [
  'client',
  'lawyer',
  'service',
  'number',
  'fee',
  'vat',
  'total',
  'totalInWords',
  'validUntil',
  'from',
  'to',
] as const

/** Begins a placeholder for the answer to a question of the request: `{answer:other-party}`. */
export const answerPrefix = 'answer:'

/** The ids of the questions in the placeholders of a text. */
export const answersIn = (text: string): string[] =>
  [...text.matchAll(/\{answer:([a-z0-9-]{1,40})\}/g)].map(([, id = '']) => id)

/** Days after which an approved request without an agreement is listed. */
export const defaultMissingDays = 14
export const maxMissingDays = 999

/** An installment is due on acceptance, on a day, or with a stage of the matter. */
export const dueKinds = ['acceptance', 'day', 'stage'] as const

export const maxInstallments = 36
/** The largest amount in halalas: ten billion riyals. */
export const maxHalalas = 1_000_000_000_000
