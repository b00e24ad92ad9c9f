import type { Database } from '#db/connection.ts'
import { findLastCheck } from '#features/conflicts/server/repository.ts'
import { findGuestIdentity } from '#features/consultations/server/guest-repository.ts'
import type { LockedConsultation } from '#features/consultations/server/repository.ts'
import { isDiligenceOpen } from '#features/due-diligence/server/repository.ts'
import { findAnswerTexts } from '#features/questions/server/answer-texts.ts'
import { findIdentity } from '#features/users/server/identity-repository.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField } from '#http/errors.ts'
import type { AgreementInput } from '../input.ts'
import { isBinding, mayBeSentFor } from '../rules.ts'
import { answerPrefix, answersIn, placeholders, type SendObstacle } from '../values.ts'
import { findLawyer, usesPlaceholder } from './content.ts'
import type { AgreementRow } from './repository.ts'

type Request = Pick<LockedConsultation, 'id' | 'userId' | 'guestId'>

/** The identity of an account or of a person without one. */
const identityOf = (db: Database, { userId, guestId }: Request) => {
  if (userId !== null) return findIdentity(db, userId)
  return guestId === null ? undefined : findGuestIdentity(db, guestId)
}

/**
 * The reasons for which an agreement cannot be sent yet: the conflict check has no result, nobody has seen the
 * identity document of the client, the risk is open in an area that requires due diligence, or the lawyer has no
 * valid license with its date.
 */
export const findObstacles = async (
  db: Database,
  request: Request,
  { lawyerId }: Pick<AgreementRow, 'lawyerId'>,
): Promise<SendObstacle[]> => {
  const check = await findLastCheck(db, request.id)
  const identity = await identityOf(db, request)
  const lawyer = await findLawyer(db, lawyerId)
  return [
    ...(!check || check.result === 'refused' ? (['conflict_open'] as const) : []),
    ...(!identity?.seenAt || identity.documentKind === null ? (['identity_open'] as const) : []),
    ...((await isDiligenceOpen(db, request)) ? (['diligence_open'] as const) : []),
    ...(lawyer.licenseDate === null ? (['licence_open'] as const) : []),
  ]
}

type Gap = { field: keyof AgreementInput; message: string }

/** Days that a text needs and that are not entered. */
const missingDays = (row: AgreementRow): Gap[] =>
  (
    [
      ['from', 'expectedFrom'],
      ['to', 'expectedTo'],
    ] as const
  ).flatMap(([name, field]) =>
    usesPlaceholder(row.textAr + row.textEn, name) && row[field] === null
      ? [{ field, message: messageWithName('val.agreement.dayMissing', `{${name}}`) }]
      : [],
  )

const messageWithName = (key: string, name: string) => `${key}?${new URLSearchParams({ name })}`

/** Placeholders that are unknown, or that work by the hour has no value for. */
const wrongPlaceholders = (row: AgreementRow): Gap[] =>
  (['textAr', 'textEn'] as const).flatMap((field) => {
    const unknown = unknownPlaceholder(row[field])
    const total = (['total', 'totalInWords'] as const).find((name) => usesPlaceholder(row[field], name))
    return [
      ...(unknown === undefined
        ? []
        : [{ field, message: messageWithName('val.agreement.placeholder', `{${unknown}}`) }]),
      ...(row.kind === 'hourly' && total
        ? [{ field, message: messageWithName('val.agreement.noTotal', `{${total}}`) }]
        : []),
    ]
  })

/** What the agreement itself lacks, each at its field, in the order of the form. */
export const findGaps = async (db: Database, row: AgreementRow): Promise<Gap[]> => [
  ...(row.lawyerId === null ? [{ field: 'lawyerId' as const, message: 'val.assignee' }] : []),
  ...missingDays(row),
  ...(row.payerName !== '' && row.payerConsentOn === null
    ? [{ field: 'payerConsentOn' as const, message: 'val.agreement.payerConsent' }]
    : []),
  ...wrongPlaceholders(row),
  ...(await missingAnswers(db, row)),
]

/** Answers that a text needs and that the client has not given. */
const missingAnswers = async (db: Database, row: AgreementRow): Promise<Gap[]> => {
  if (answersIn(row.textAr + row.textEn).length === 0) return []
  const answerIn = await findAnswerTexts(db, row.consultationId)
  return (['textAr', 'textEn'] as const).flatMap((field) =>
    answersIn(row[field])
      .filter((id) => answerIn(id, 'ar') === '')
      .slice(0, 1)
      .map((id) => ({
        field,
        message: messageWithName('val.agreement.answerMissing', `{${answerPrefix}${id}}`),
      })),
  )
}

/** What binds both sides, wherever they sign: throws the first reason against it. */
const admitTerms = async (db: Database, consultation: LockedConsultation, row: AgreementRow) => {
  if (!mayBeSentFor(consultation.status, row.kind)) throw new AppError('not_approved')
  if (row.lawyerId === null || !(await holdStaff(db, row.lawyerId))) invalidField('lawyerId', 'val.assignee')
  const [obstacle] = await findObstacles(db, consultation, row)
  if (obstacle) throw new AppError(obstacle)
  const [gap] = await findGaps(db, row)
  if (gap) invalidField(gap.field, gap.message)
}

/** Throws the first reason for which the agreement cannot be sent. */
export const admitSending = async (
  db: Database,
  consultation: LockedConsultation,
  agreement: AgreementRow,
): Promise<void> => {
  // Guests have an agreement on paper or with Nafith only.
  if (consultation.userId === null) throw new AppError('not_a_client')
  await admitTerms(db, consultation, agreement)
  if (agreement.validUntil < todayInRiyadh(new Date())) invalidField('validUntil', 'val.agreement.validUntil')
}

/**
 * The same for an agreement that was signed on paper or registered with Nafith, also by a guest. The end of the
 * offer does not count: both have signed it. One that binds already has passed these rules.
 */
export const admitRecording = async (
  db: Database,
  consultation: LockedConsultation,
  agreement: AgreementRow,
): Promise<void> => {
  if (!isBinding(agreement)) await admitTerms(db, consultation, agreement)
}

/** The content of the first braces that are not a placeholder, such as `foo` in `{foo}`. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !placeholders.some((known) => known === name) && answersIn(`{${name}}`).length === 0)
