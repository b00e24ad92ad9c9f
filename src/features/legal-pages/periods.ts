// The retention periods of the privacy policy. Separate from the schemas, because screens need these values.

/** Kinds of records with a retention period, in the order of the policy. */
export const retentionKinds = [
  'requests',
  'matters',
  'contactMessages',
  'closedAccounts',
  'unconfirmedAccounts',
  'subscribers',
  'consents',
  'sentMail',
] as const
export type RetentionKind = (typeof retentionKinds)[number]

export const periodUnits = ['day', 'month', 'year'] as const
type PeriodUnit = (typeof periodUnits)[number]

/** Null for records without a retention period. */
export type Period = { amount: number; unit: PeriodUnit } | null
export type Periods = Record<RetentionKind, Period>

/** The periods in the default policy. */
export const shippedPeriods: Periods = {
  requests: { amount: 24, unit: 'month' },
  matters: { amount: 10, unit: 'year' },
  contactMessages: { amount: 24, unit: 'month' },
  closedAccounts: null,
  unconfirmedAccounts: null,
  subscribers: { amount: 7, unit: 'day' },
  consents: { amount: 5, unit: 'year' },
  sentMail: { amount: 90, unit: 'day' },
}

/**
 * The minimum period of each kind in days. A guest's link is valid until 90 days after the request is closed,
 * and a confirmation link for 7 days. Files and proofs of consent are retained for as long as claims can be
 * brought.
 */
export const minDays: Record<RetentionKind, number> = {
  requests: 90,
  matters: 5 * 365,
  contactMessages: 30,
  closedAccounts: 30,
  unconfirmedAccounts: 30,
  subscribers: 7,
  consents: 2 * 365,
  sentMail: 7,
}

const daysOf: Record<PeriodUnit, number> = { day: 1, month: 30, year: 365 }

/**
 * Counts a month as 30 days and a year as 365, which is sufficient for comparing limits but not for dates.
 */
export const inDays = ({ amount, unit }: NonNullable<Period>): number => amount * daysOf[unit]

/** The placeholder of a period in the policy's text. */
export const placeholderOf = (kind: RetentionKind): string => `{period_${kind}}`
