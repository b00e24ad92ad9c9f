import { awaitsDecision } from '#features/agreements/rules.ts'
import type { OwnAgreementSummary } from '#features/agreements/schema.ts'
import type { OwnAppointment } from '#features/appointments/schema.ts'
import { isOutcome, type NextStep, nextStepOf } from '#features/consultations/next-step.ts'
import { isOverdue } from '#features/documents/browser/document-format.ts'
import type { DocumentRequest } from '#features/documents/schema.ts'
import type { ClientSummary } from '#features/overview/schema.ts'
import type { FirmCalendar } from '#firm-time/calendar.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatWeekdayOfMonth } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'

/** A requested document; `dueDate` is a date without time, such as `2026-03-11`. */
type DocumentStep = { kind: 'document' | 'documentLate' } & Pick<
  DocumentRequest,
  'title' | 'paper' | 'dueDate'
>

type AppointmentStep = Extract<NextStep, { kind: 'appointmentOpen' | 'appointmentConfirmed' }>

/** A fee proposal to decide on, or an installment to pay; `day` is a date without time. */
type AgreementStep = {
  kind: 'proposal' | 'installment' | 'installmentLate'
  agreementId: number
  day: string
  /** Of an installment, in halalas. */
  amount: number
}

/**
 * `firstRequest` and `newRequest` are for clients without an open consultation: never had one, or not any
 * more.
 */
export type PanelStep = NextStep | DocumentStep | AgreementStep | { kind: 'firstRequest' | 'newRequest' }

/**
 * The first task of a client: a requested document, an appointment, the next consultation, or an invitation
 * to send one.
 */
export const overviewStepOf = (
  {
    next,
    askedDocument,
    appointment,
    recentConsultations,
  }: Pick<ClientSummary, 'next' | 'askedDocument' | 'appointment' | 'recentConsultations'>,
  now: Date,
  calendar: FirmCalendar,
): PanelStep => {
  if (askedDocument) return documentStepOf(askedDocument, now)
  if (appointment) return stepOfAppointment(appointment)
  if (next) return nextStepOf(next, now, calendar)
  return { kind: recentConsultations.length === 0 ? 'firstRequest' : 'newRequest' }
}

/** Days before an installment becomes the next step. */
const installmentNotice = 7

/** Its decision comes before every other step, then an installment. */
export const agreementStepOf = (
  agreements: readonly OwnAgreementSummary[],
  now: Date,
): AgreementStep | undefined => {
  const today = todayInRiyadh(now)
  const waiting = agreements
    .filter((each) => awaitsDecision(each) && each.validUntil >= today)
    .map(({ id, validUntil, total, rate }) => ({
      kind: 'proposal' as const,
      agreementId: id,
      day: validUntil,
      amount: total ?? rate ?? 0,
    }))
  const due = agreements.flatMap(({ id, nextDue }) =>
    nextDue?.day && nextDue.day <= addDays(today, installmentNotice)
      ? {
          kind: nextDue.day < today ? ('installmentLate' as const) : ('installment' as const),
          agreementId: id,
          day: nextDue.day,
          amount: nextDue.amount,
        }
      : [],
  )
  return earliest(waiting) ?? earliest(due)
}

const earliest = <Dated extends { day: string }>(steps: readonly Dated[]): Dated | undefined =>
  steps.toSorted((one, other) => one.day.localeCompare(other.day))[0]

/** A consultation with missing documents waits for its client. */
export const documentStepOf = (requested: DocumentRequest, now: Date): DocumentStep => ({
  kind: isOverdue(requested, now) ? 'documentLate' : 'document',
  title: requested.title,
  paper: requested.paper,
  dueDate: requested.dueDate,
})

const stepOfAppointment = ({
  state,
  startsAt,
}: Pick<OwnAppointment, 'state' | 'startsAt'>): AppointmentStep =>
  state === 'confirmed' && startsAt !== null
    ? { kind: 'appointmentConfirmed', by: new Date(startsAt) }
    : { kind: 'appointmentOpen' }

export const asksForDocument = (step: PanelStep): step is DocumentStep =>
  step.kind === 'document' || step.kind === 'documentLate'

export const isAboutAppointment = (step: PanelStep): step is AppointmentStep =>
  step.kind === 'appointmentOpen' || step.kind === 'appointmentConfirmed'

export const isAboutAgreement = (step: PanelStep): step is AgreementStep => 'agreementId' in step

/** Without an open consultation, the client can send a new one. */
export const asksForNewConsultation = (step: PanelStep): boolean =>
  step.kind === 'firstRequest' || step.kind === 'newRequest' || isOutcome(step)

/** `Tuesday, March 11`: computed at noon in Riyadh, so that the date is the same in every time zone. */
export const dueDay = (dueDate: string, language: Language): string =>
  formatWeekdayOfMonth(`${dueDate}T12:00:00+03:00`, language)
