import type { SamplePublication } from '../types.ts'
import { arbitrationClauses } from './arbitration-clauses.ts'
import { commercialClaims } from './commercial-claims.ts'
import { dataProtection } from './data-protection.ts'
import { digitalEvidence } from './digital-evidence.ts'
import { directorLiability } from './director-liability.ts'
import { endOfService } from './end-of-service.ts'
import { foreignInvestors } from './foreign-investors.ts'
import { laborLawAmendments } from './labor-law-amendments.ts'
import { nonCompete } from './non-compete.ts'
import { offPlanSales } from './off-plan-sales.ts'
import { softwareOwnership } from './software-ownership.ts'
import { supplyContracts } from './supply-contracts.ts'
import { trademarkChecks } from './trademark-checks.ts'

/** Newest first. */
export const samplePublications: readonly SamplePublication[] = [
  arbitrationClauses,
  laborLawAmendments,
  directorLiability,
  nonCompete,
  trademarkChecks,
  digitalEvidence,
  offPlanSales,
  supplyContracts,
  endOfService,
  dataProtection,
  commercialClaims,
  foreignInvestors,
  softwareOwnership,
]
