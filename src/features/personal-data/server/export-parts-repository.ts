import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { listAppointmentsOf } from '#features/appointments/server/repository.ts'
import { passkeys } from '#features/auth/passkeys/server/table.ts'
import { listSessionsOf } from '#features/auth/server/repository.ts'
import { devices } from '#features/auth/server/table.ts'
import { twoFactors } from '#features/auth/two-factor/server/table.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { listDates } from '#features/matters/server/date-repository.ts'
import { listPowers } from '#features/matters/server/power-repository.ts'
import { findProgress, listMoves } from '#features/matters/server/progress-repository.ts'
import { questionAnswers, questionForms, questionVersions } from '#features/questions/server/table.ts'

/** The progress of a request with its sentences, its dates and its powers of attorney. */
export const collectMatter = async (db: Database, consultationId: number, numbers: PartyNumbers) => {
  const progress = await findProgress(db, consultationId)
  const moves = await listMoves(db, consultationId)
  const dates = await listDates(db, consultationId, new Date())
  const powers = await listPowers(db, consultationId, numbers)
  return {
    path: progress
      ? {
          stages: progress.stages,
          stage: progress.stage,
          since: progress.since,
          sentenceEn: progress.sentenceEn,
          sentenceAr: progress.sentenceAr,
          lastToldAt: progress.lastContactAt,
          mails: progress.clientMails,
        }
      : null,
    /** The reason for a move back is about the office's work. */
    moves: moves.map(({ kind, from, to, sentenceEn, sentenceAr, at }) => ({
      what: kind,
      from,
      to,
      sentenceEn,
      sentenceAr,
      at,
    })),
    dates: dates.map(({ kind, day, time, basis, place, isShown, state, settledAt }) => ({
      kind,
      day,
      time,
      basis,
      place,
      isShown,
      state,
      settledAt,
    })),
    powers: powers.map(({ id: _id, ...power }) => power),
  }
}

/** The questions of a request with the texts that the person read, what was typed, and what was sent. */
export const collectQuestions = async (db: Database, consultationId: number) => {
  const [form] = await db
    .select({ requestedAt: questionForms.requestedAt, draft: questionForms.draft })
    .from(questionForms)
    .where(eq(questionForms.consultationId, consultationId))
  const sent = await db
    .select({
      version: questionVersions.number,
      questions: questionVersions.content,
      answers: questionAnswers.answers,
      isByOffice: questionAnswers.isByOffice,
      createdAt: questionAnswers.createdAt,
    })
    .from(questionAnswers)
    .innerJoin(questionVersions, eq(questionVersions.id, questionAnswers.versionId))
    .where(eq(questionAnswers.consultationId, consultationId))
    .orderBy(asc(questionAnswers.id))
  return {
    requestedAt: form?.requestedAt ?? null,
    draft: Object.fromEntries(Object.entries(form?.draft ?? {}).map(([id, { value }]) => [id, value])),
    sent: sent.map(({ questions, ...entry }) => ({
      ...entry,
      questions: questions.map(({ id, titleAr, titleEn, kind, choices }) => ({
        id,
        titleAr,
        titleEn,
        kind,
        choices,
      })),
    })),
  }
}

/** The appointments about a request, with the data that its client has received. */
export const listMeetings = async (db: Database, consultationId: number) =>
  (await listAppointmentsOf(db, consultationId)).map(
    ({ kind, place, minutes, state, startsAt, timeZone, proposals, lawyerName, createdAt, updatedAt }) => ({
      kind,
      place,
      minutes,
      state,
      startsAt,
      timeZone,
      proposals,
      lawyer: lawyerName,
      createdAt,
      updatedAt,
    }),
  )

/** A person's logins and devices, without secrets. */
export const collectAccess = async (db: Database, userId: number) => ({
  sessions: await listSessionsOf(db, userId).then((rows) => rows.map(({ id, ...session }) => session)),
  devices: await listDevicesOf(db, userId),
  twoFactorSince: await findTwoFactorStart(db, userId),
  passkeys: await listPasskeysOf(db, userId),
})

/** The browsers with which the user has logged in, without the secrets that identify them. */
const listDevicesOf = (db: Database, userId: number) =>
  db
    .select({ createdAt: devices.createdAt, lastSeenAt: devices.lastSeenAt })
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(asc(devices.id))

/** Passkeys by name, without their keys. */
const listPasskeysOf = (db: Database, userId: number) =>
  db
    .select({
      name: passkeys.name,
      isSynced: passkeys.isSynced,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id))

const findTwoFactorStart = async (db: Database, userId: number) => {
  const [found] = await db
    .select({ confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return found?.confirmedAt ?? null
}
