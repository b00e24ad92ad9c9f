import type { Database } from '#db/connection.ts'
import { findLastCheck } from '#features/conflicts/server/check-repository.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { findIdentity } from '#features/users/server/identity-repository.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField } from '#http/errors.ts'
import { unknownPlaceholder } from '../placeholders.ts'
import { mayBeSentFor } from '../rules.ts'
import type { SendObstacle } from '../values.ts'
import { findLawyer } from './content.ts'
import { usesPlaceholder } from './fill-text.ts'
import type { EngagementRow } from './repository.ts'

type Request = Pick<LockedConsultation, 'id' | 'userId'>

/**
 * The reasons for which an agreement cannot be sent yet: the conflict check has no result, nobody has seen the
 * identity document of the client, or the lawyer has no valid license with its date.
 */
export const findObstacles = async (
  db: Database,
  { id, userId }: Request,
  { lawyerId }: Pick<EngagementRow, 'lawyerId'>,
): Promise<SendObstacle[]> => {
  const check = await findLastCheck(db, id)
  const identity = userId === null ? undefined : await findIdentity(db, userId)
  const lawyer = await findLawyer(db, lawyerId)
  return [
    ...(!check || check.result === 'refused' ? (['conflict_open'] as const) : []),
    ...(!identity?.seenAt || identity.documentKind === null ? (['identity_open'] as const) : []),
    ...(lawyer.licenseDate === null ? (['licence_open'] as const) : []),
  ]
}

/** Throws the first reason for which the agreement cannot be sent. */
export const admitSending = async (
  db: Database,
  consultation: LockedConsultation,
  engagement: EngagementRow,
): Promise<void> => {
  if (!mayBeSentFor(consultation.status, engagement.kind)) throw new AppError('not_approved')
  // Guests have an agreement on paper or with Nafith only.
  if (consultation.userId === null) throw new AppError('not_a_client')
  if (engagement.lawyerId === null || !(await holdStaff(db, engagement.lawyerId)))
    invalidField('lawyerId', 'val.assignee')
  const [obstacle] = await findObstacles(db, consultation, engagement)
  if (obstacle) throw new AppError(obstacle)
  if (engagement.validUntil < todayInRiyadh(new Date()))
    invalidField('validUntil', 'val.engagement.validUntil')
  if (engagement.payerName !== '' && engagement.payerConsentOn === null)
    invalidField('payerConsentOn', 'val.engagement.payerConsent')
  for (const field of ['textAr', 'textEn'] as const) {
    const unknown = unknownPlaceholder(engagement[field])
    if (unknown !== undefined)
      invalidField(field, `val.engagement.placeholder?${new URLSearchParams({ name: `{${unknown}}` })}`)
  }
  const texts = engagement.textAr + engagement.textEn
  for (const [name, field] of [
    ['from', 'expectedFrom'],
    ['to', 'expectedTo'],
  ] as const)
    if (usesPlaceholder(texts, name) && engagement[field] === null)
      invalidField(field, 'val.generic.required')
}
