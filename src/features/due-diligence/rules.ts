import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import type { Settings } from '#features/settings/setting-values.ts'
import { defaultPolicy, type RiskLevel, reviewMonths } from './values.ts'

// Rules of due diligence, used by the server and the screens.

type PolicySettings = Pick<Settings, 'diligence_areas' | 'owner_share' | 'identity_years' | 'identity_copies'>

/** The policy of the firm, from its settings. */
export const policyOf = (settings: PolicySettings) => ({
  areas: areasIn(settings.diligence_areas),
  ownerShare: Number(settings.owner_share) || defaultPolicy.ownerShare,
  years: Number(settings.identity_years) || defaultPolicy.years,
  keepsCopies: settings.identity_copies === 'true',
})

/** The areas in a setting, which separates them with commas. */
const areasIn = (value: string): ServiceArea[] => {
  const chosen = value.split(',')
  return serviceAreas.filter((area) => chosen.includes(area))
}

/** The same day some months later; the last day of a shorter month. */
export const reviewAfter = (level: RiskLevel, today: string): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const months = month - 1 + reviewMonths[level]
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, months, Math.min(day, last))).toISOString().slice(0, 10)
}
