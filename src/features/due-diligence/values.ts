// Separate from the schemas: screens need these lists without the validation code.

/** The right by which the person acts. */
export const capacities = ['self', 'attorney', 'guardian', 'manager'] as const

export const riskLevels = ['low', 'usual', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

export const riskReasons = ['structure', 'country', 'exposure', 'cash', 'purpose'] as const
export type RiskReason = (typeof riskReasons)[number]

/** Months until the next review. */
export const reviewMonths: Record<RiskLevel, number> = { low: 36, usual: 24, high: 12 }

export const maxOwners = 20

/** The values of settings that are empty. */
export const defaultPolicy = { ownerShare: 25, years: 10 } as const

export const reviewFilters = ['overdue', 'soon', 'all', 'high'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

/** Days before a review in which it is listed as soon due. */
export const soonDays = 60
