import * as z from 'zod/mini'
import type { DateKind } from '#features/consultations/values.ts'
import { readDayAhead } from '#fields/day.ts'
import { foldNumber } from '#fields/fold.ts'
import { type FirmCalendar, isDayOff } from '#firm-time/calendar.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { isWorkingDay } from '#firm-time/working-hours.ts'
import { isPast } from '../rules.ts'
import {
  dateChanges,
  dateEnd,
  dateInput,
  dateMove,
  type MatterDate,
  moveInput,
  type Template,
} from '../schema.ts'
import { type DateState, maxQuietDays } from '../values.ts'

/**
 * Validates values as the server does, and returns them as typed: the server stores in which calendar a day
 * was typed.
 */
const asTyped = <Input extends object>(schema: z.ZodMiniType<unknown, Input>) =>
  z.pipe(
    z.custom<Input>(),
    z.transform((values: Input, context): Input => {
      for (const { message, ...issue } of z.safeParse(schema, values).error?.issues ?? [])
        context.issues.push({ code: 'custom', message, path: [...issue.path], input: values })
      return values
    }),
  )

export const addForm = asTyped(dateInput)
export const editForm = asTyped(dateChanges)
export const moveForm = asTyped(dateMove)
export const handledForm = asTyped(dateEnd)

const { sentenceEn, sentenceAr, reason } = moveInput.shape

/** The form of a move. A select has texts, so the position of the stage is converted. */
export const stageForm = (present: number) =>
  z
    .object({
      to: z.pipe(
        z.string(),
        z.transform((typed, context): number => {
          if (/^\d+$/.test(typed)) return Number(typed)
          context.issues.push({ code: 'custom', message: 'val.generic.required', input: typed })
          return z.NEVER
        }),
      ),
      sentenceAr,
      sentenceEn,
      reason,
    })
    .check(
      z.refine(({ to, reason: typed }) => to >= present || !!typed, {
        error: 'val.matter.reason',
        path: ['reason'],
      }),
    )

export const beginForm = z.object({
  templateId: z.pipe(
    z.string(),
    z.transform((typed, context): number => {
      if (Number(typed) > 0) return Number(typed)
      context.issues.push({ code: 'custom', message: 'val.generic.required', input: typed })
      return z.NEVER
    }),
  ),
  sentenceAr,
  sentenceEn,
})

export const quietForm = z.object({
  quietDays: z.pipe(
    z.string(),
    z.transform((typed, context): number => {
      const number = foldNumber(typed)
      const days = /^\d{1,3}$/.test(number) ? Number(number) : Number.NaN
      if (days <= maxQuietDays) return days
      context.issues.push({ code: 'custom', message: 'val.generic.number', input: typed })
      return z.NEVER
    }),
  ),
})

/** The templates of the area of the request precede all others. */
export const templatesFor = (templates: readonly Template[], area: string): Template[] => [
  ...templates.filter((template) => template.area === area),
  ...templates.filter((template) => template.area !== area),
]

/** Dates ahead, the nearest first, and settled dates, the newest first. */
export const sortDates = (dates: readonly MatterDate[]) => ({
  ahead: dates.filter(({ state }) => state === 'ahead'),
  settled: dates.filter(({ state }) => state !== 'ahead').toReversed(),
})

/** The text of a state agrees in Arabic with the noun of the kind. */
export const stateText = (kind: DateKind, state: Exclude<DateState, 'ahead'>) =>
  kind === 'hearing' && state !== 'handled'
    ? (`matters.hearing.${state}` as const)
    : (`matters.state.${state}` as const)

/** A hint about a typed day that is over, or on which the firm does not work. It can be saved all the same. */
export const closedText = (typed: string, calendar: FirmCalendar) => {
  const day = readDayAhead(typed)
  if (day && isPast({ day }, new Date())) return 'matters.date.pastDay' as const
  if (!day || isWorkingDay(day, calendar)) return undefined
  return isDayOff(day, calendar) ? ('matters.date.holiday' as const) : ('matters.date.closedDay' as const)
}

const noticeDays = 30

/** Whether a power of attorney has ended, or ends soon. */
export const endOf = (until: string | null, today: string): 'ended' | 'ending' | undefined => {
  if (until === null) return undefined
  if (until < today) return 'ended'
  return until <= addDays(today, noticeDays) ? 'ending' : undefined
}

/** A ready sentence replaces an empty field or another ready one; it is added to a typed text. */
export const withSentence = (typed: string, chosen: string, ready: readonly string[]): string =>
  typed.trim() === '' || ready.includes(typed) ? chosen : `${typed.trim()} ${chosen}`
