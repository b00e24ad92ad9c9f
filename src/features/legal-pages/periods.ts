// The periods that the privacy policy names and the retention carries out. Apart from the schemas, since screens name these.

/** Kinds of records that end by themselves, in the order of the policy. */
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

/** Null where records are kept without an end of their own. */
export type Period = { amount: number; unit: PeriodUnit } | null
export type Periods = Record<RetentionKind, Period>

/** What the policy that ships with the product names. */
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
 * Days below which no period may be. A guest's link works until 90 days after the request was closed, the link that confirms
 * a subscription for 7 days; a file, and the proof of a consent, are kept for as long as claims can be brought.
 */
export const shortestDays: Record<RetentionKind, number> = {
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

/** A month counts as 30 days and a year as 365: enough to compare with a bound, not to find a date. */
export const inDays = ({ amount, unit }: NonNullable<Period>): number => amount * daysOf[unit]

/** How a text of the policy names a period. */
export const placeholderOf = (kind: RetentionKind): string => `{period_${kind}}`
