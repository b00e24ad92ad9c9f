import type { Database } from '#db/connection.ts'
import { findLastCheck } from '#features/conflicts/server/check-repository.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { listSignatures } from '#features/team-members/server/repository.ts'
import { findIdentity } from '#features/users/server/identity-repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { mayBeSentFor } from '../rules.ts'
import type { EngagementRow } from './repository.ts'

/**
 * Refuses to send an agreement before the conflict check has a result, the client was identified in person and
 * the lawyer has a valid license with its date. Returns the lawyer with the license.
 */
export const admitSending = async (
  db: Database,
  consultation: LockedConsultation,
  engagement: EngagementRow,
) => {
  if (!mayBeSentFor(consultation.status, engagement.kind)) throw new AppError('not_approved')
  // Guests have an agreement on paper or with Nafith only.
  if (consultation.userId === null) throw new AppError('not_a_client')
  const check = await findLastCheck(db, consultation.id)
  if (!check || check.result === 'refused') throw new AppError('conflict_open')
  const identity = await findIdentity(db, consultation.userId)
  if (!identity?.seenAt || identity.documentKind === null) throw new AppError('identity_open')
  const today = todayInRiyadh(new Date())
  const [lawyer] = engagement.lawyerId === null ? [] : await listSignatures(db, [engagement.lawyerId], today)
  if (!lawyer?.licenseDate) throw new AppError('licence_open')
  if (engagement.validUntil < today) invalidField('validUntil', 'val.engagement.validUntil')
  if (engagement.payerName !== '' && engagement.payerConsentOn === null)
    invalidField('payerConsentOn', 'val.engagement.payerConsent')
  return { ...lawyer, licenseDate: lawyer.licenseDate }
}
