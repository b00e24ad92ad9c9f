import * as z from 'zod/mini'
import { dateKinds } from '#features/consultations/values.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { seenVersion } from '#fields/changes.ts'
import { calendarOfDay, dayOrNone, pastDayOrNone, plannedDay } from '#fields/day.ts'
import { foldedNumber, optionalLines, requiredText, textLine, textLines } from '#fields/text.ts'
import {
  clientMails,
  dateCalendars,
  dateStates,
  maxQuietDays,
  maxStages,
  moveKinds,
  settledStates,
} from './values.ts'

const stageFields = {
  nameEn: z.string(),
  nameAr: z.string(),
  whatWeDoEn: z.string(),
  whatWeDoAr: z.string(),
  whatYouDoEn: z.string(),
  whatYouDoAr: z.string(),
  usualTimeEn: z.string(),
  usualTimeAr: z.string(),
}
const stage = z.object(stageFields)
export type Stage = z.infer<typeof stage>

const stageText = z._default(textLines(500), '')
const stageTime = z._default(textLine(100), '')

/** Both names are required, because each client reads one of them. */
const stageInput = z.strictObject({
  nameEn: requiredText('val.generic.required', 100),
  nameAr: requiredText('val.generic.required', 100),
  whatWeDoEn: stageText,
  whatWeDoAr: stageText,
  whatYouDoEn: stageText,
  whatYouDoAr: stageText,
  usualTimeEn: stageTime,
  usualTimeAr: stageTime,
})

const templateFields = {
  area: z.enum(serviceAreas, 'val.generic.required'),
  nameEn: requiredText('val.generic.required', 100),
  nameAr: requiredText('val.generic.required', 100),
  stages: z
    .array(stageInput, 'val.generic.required')
    .check(
      z.minLength(1, 'val.generic.required'),
      z.maxLength(maxStages, `val.matter.stages?max=${maxStages}`),
    ),
  /** Whether the responsible partner has read it. */
  isReviewed: z._default(z.boolean(), false),
}
export const templateInput = z.strictObject({ ...templateFields, updatedAt: seenVersion })
export type TemplateInput = z.infer<typeof templateInput>

export const template = z.object({
  id: z.int(),
  area: z.enum(serviceAreas),
  nameEn: z.string(),
  nameAr: z.string(),
  stages: z.array(stage),
  isReviewed: z.boolean(),
  updatedAt: z.string(),
})
export type Template = z.infer<typeof template>

const sentence = optionalLines(1000)

/** Begins with a copy of the template's stages, at the first one. */
export const beginInput = z.strictObject({
  templateId: z.int32('val.generic.required'),
  sentenceEn: sentence,
  sentenceAr: sentence,
})

export const moveInput = z.strictObject({
  /** The position of the stage, from 0. */
  to: z.int32('val.generic.required').check(z.minimum(0, 'val.generic.number')),
  sentenceEn: sentence,
  sentenceAr: sentence,
  /** The office's reason; required for a move back. */
  reason: optionalLines(1000),
  /** The version that the editor has read: of two simultaneous moves, the second is refused. */
  updatedAt: z.string('val.generic.required').check(z.refine((typed) => !!typed, 'val.generic.required')),
})

export const progressChanges = z.strictObject({
  /** Days without a word to the client after which the office is reminded; 0 for never. */
  quietDays: z
    .int32('val.generic.number')
    .check(z.minimum(0, 'val.generic.number'), z.maximum(maxQuietDays, 'val.generic.number')),
  updatedAt: seenVersion,
})

/** A day as typed in either calendar. */
const typedDate = z.pipe(
  z.string('val.generic.date'),
  z.transform((typed, context) => {
    const { data, error } = z.safeParse(plannedDay, typed)
    for (const { message } of error?.issues ?? [])
      context.issues.push({ code: 'custom', message, input: typed })
    return data === undefined ? z.NEVER : { day: data, typedIn: calendarOfDay(typed) }
  }),
)

const timeOrNone = z.pipe(
  z._default(z.nullable(z.string().check(foldedNumber)), null),
  z.transform((typed, context): string | null => {
    if (!typed) return null
    if (/^([01]\d|2[0-3]):[0-5]\d$/.test(typed)) return typed
    context.issues.push({ code: 'custom', message: 'val.matter.time', input: typed })
    return z.NEVER
  }),
)

const place = z._default(textLines(300), '')
const basis = z._default(textLines(1000), '')

/** Nothing is computed from a statute: a term has the basis of its date. */
const termHasBasis = <Input extends { kind: string; basis: string }>() =>
  z.refine<Input>(({ kind, basis: typed }) => kind !== 'term' || typed !== '', {
    error: 'val.matter.basis',
    path: ['basis'],
  })

export const dateInput = z
  .strictObject({
    kind: z.enum(dateKinds, 'val.generic.required'),
    day: typedDate,
    /** Null for a whole day. */
    time: timeOrNone,
    basis,
    place,
    isShown: z._default(z.boolean(), false),
    /** Whether the client sees the place. A guest never does. */
    isPlaceShown: z._default(z.boolean(), false),
  })
  .check(termHasBasis())
export type DateInput = z.infer<typeof dateInput>

/** The parts of a date besides its time. */
export const dateChanges = z.strictObject({
  basis,
  place,
  isShown: z.boolean(),
  isPlaceShown: z._default(z.boolean(), false),
  updatedAt: seenVersion,
})
export type DateChanges = z.infer<typeof dateChanges>

/** A new day or time. Without a new basis, the previous one is used. */
export const dateMove = z.strictObject({ day: typedDate, time: timeOrNone, basis, updatedAt: seenVersion })
export type DateMove = z.infer<typeof dateMove>

export const dateEnd = z.strictObject({
  state: z.enum(settledStates, 'val.generic.required'),
  /** The day of the term, typed again to confirm that it is handled. */
  day: z.optional(typedDate),
})

export const powerInput = z
  .strictObject({
    number: z.string('val.generic.required').check(foldedNumber, z.regex(/^\d{1,20}$/, 'val.matter.power')),
    issuedOn: z._default(pastDayOrNone, null),
    until: z._default(dayOrNone, null),
    scope: z._default(textLines(1000), ''),
    /** The day on which the office saw it. */
    seenOn: z._default(pastDayOrNone, null),
  })
  .check(
    z.refine(({ issuedOn, until }) => issuedOn === null || until === null || until >= issuedOn, {
      error: 'val.matter.powerEnd',
      path: ['until'],
    }),
  )
export type PowerInput = z.infer<typeof powerInput>

const stageMove = z.object({
  id: z.int(),
  kind: z.enum(moveKinds),
  /** The positions of the stages; `from` is null at the beginning. */
  from: z.nullable(z.int()),
  to: z.int(),
  sentenceEn: z.string(),
  sentenceAr: z.string(),
  reason: z.string(),
  byName: z.nullable(z.string()),
  at: z.string(),
})

export const matterDate = z.object({
  id: z.int(),
  kind: z.enum(dateKinds),
  /** In Riyadh. */
  day: z.string(),
  time: z.nullable(z.string()),
  typedIn: z.enum(dateCalendars),
  basis: z.string(),
  place: z.string(),
  isShown: z.boolean(),
  isPlaceShown: z.boolean(),
  state: z.enum(dateStates),
  /** Ahead although its day is over. */
  isPast: z.boolean(),
  /** The person who settled it, and when. */
  settledByName: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** The date that replaces it. */
  movedToId: z.nullable(z.int()),
  updatedAt: z.string(),
})
export type MatterDate = z.infer<typeof matterDate>

export const power = z.object({
  id: z.int(),
  /** Null if it was stored with another key. */
  number: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  until: z.nullable(z.string()),
  scope: z.string(),
  seenOn: z.nullable(z.string()),
})
export type Power = z.infer<typeof power>

const progressFields = {
  stages: z.array(stage),
  /** The position of the present stage. */
  stage: z.int(),
  since: z.string(),
  sentenceEn: z.string(),
  sentenceAr: z.string(),
  /** The last sentence since the last move that nothing has changed; null without one. */
  told: z.nullable(z.object({ sentenceEn: z.string(), sentenceAr: z.string(), at: z.string() })),
  isClosed: z.boolean(),
}

/** The office's view. For users who may not open the request it has the stage and nothing else. */
export const matter = z.object({
  isOpen: z.boolean(),
  mayBegin: z.boolean(),
  path: z.nullable(
    z.object({
      ...progressFields,
      id: z.int(),
      quietDays: z.int(),
      lastToldAt: z.string(),
      /** The earliest instant for the next "no change"; null if it may be sent now. */
      mayTellFrom: z.nullable(z.string()),
      clientMails: z.enum(clientMails),
      updatedAt: z.string(),
    }),
  ),
  hasPastDate: z.boolean(),
  moves: z.array(stageMove),
  dates: z.array(matterDate),
  powers: z.array(power),
})
export type Matter = z.infer<typeof matter>

const ownDate = z.object({
  id: z.int(),
  kind: z.enum(dateKinds),
  day: z.string(),
  time: z.nullable(z.string()),
  /** Empty unless the firm shows it. */
  place: z.string(),
})
export type OwnDate = z.infer<typeof ownDate>

/** The client's view: stages, the last sentence and the dates ahead, the nearest first. */
export const ownMatter = z.object({
  path: z.nullable(z.object({ ...progressFields, clientMails: z.enum(clientMails) })),
  dates: z.array(ownDate),
  /** The last shown hearing or meeting of the last two weeks, until the firm writes about it. */
  pastDate: z.nullable(z.extend(ownDate, { kind: z.enum(['hearing', 'meeting', 'other']) })),
  /** Powers of attorney that have not ended; a guest sees no number. */
  powers: z.array(z.object({ number: z.nullable(z.string()), until: z.nullable(z.string()) })),
})
export type OwnMatter = z.infer<typeof ownMatter>

export const ownMatterChoice = z.strictObject({ clientMails: z.enum(clientMails, 'val.generic.required') })
