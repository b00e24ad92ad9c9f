import * as z from 'zod/mini'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { consentBeforeShowing, consentFields, storedConsent } from '#fields/consent-on-file.ts'
import { displayOrder } from '#fields/display-order.ts'
import { type Consent, missingConsent } from '#fields/missing-consent.ts'
import { textLines } from '#fields/text.ts'
import { visibilityFilter } from '#fields/visibility.ts'
import { needsConsent, needsField, type StoryKind, storyKinds } from './values.ts'

export { isSingle, type StoryKind, storyKinds } from './values.ts'

const texts = {
  titleEn: z.string(),
  titleAr: z.string(),
  textEn: z.string(),
  textAr: z.string(),
  detailEn: z.string(),
  detailAr: z.string(),
}

/**
 * A text about the firm. The meaning of `title` and `detail` depends on the kind: for a testimonial they are
 * the person and the position, for a milestone the title is its year. Plain text; an empty line begins a
 * paragraph.
 */
export const storyPart = z.object({
  id: z.int(),
  kind: z.enum(storyKinds),
  ...texts,
  /** Fictional, like the rest of the sample firm. */
  isSample: z.boolean(),
})
export type StoryPart = z.infer<typeof storyPart>

/** The same with the fields for the office. */
export const adminStoryPart = z.extend(storyPart, {
  isVisible: z.boolean(),
  displayOrder: z.int(),
  ...storedConsent,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AdminStoryPart = z.infer<typeof adminStoryPart>

/** The filters of the office's list; `all` or an empty value clears one (P2). */
export const storyFilter = z.object({
  type: z.optional(z.enum(['', 'all', ...storyKinds], 'val.generic.format')),
  isVisible: visibilityFilter,
})

/**
 * The number of parts of each kind, regardless of the selected one; follows the search and the visibility.
 */
export const storyCounts = z.object({
  all: z.int(),
  welcome: z.int(),
  introduction: z.int(),
  history: z.int(),
  milestone: z.int(),
  mission: z.int(),
  vision: z.int(),
  value: z.int(),
  testimonial: z.int(),
  /** The number of parts that visitors can see. */
  visible: z.int(),
})
export type StoryCounts = z.infer<typeof storyCounts>

/** `title` and `detail` may have several lines: the headline of the home page has two. */
const typed = {
  titleEn: textLines(200),
  titleAr: textLines(200),
  textEn: textLines(4000),
  textAr: textLines(4000),
  detailEn: textLines(1000),
  detailAr: textLines(1000),
}
const shown = {
  isVisible: z.optional(z.boolean('val.generic.format')),
  displayOrder: z.optional(displayOrder),
  ...consentFields,
}

type TypedPart = { kind: StoryKind; titleEn?: string; textEn?: string; detailEn?: string }

/** Arabic texts may be missing: then visitors read the English ones, marked as such. */
const englishFields = { title: 'titleEn', text: 'textEn', detail: 'detailEn' } as const
const texted = ['title', 'text', 'detail'] as const

const isMissing = (part: TypedPart, field: (typeof texted)[number]): boolean =>
  needsField(part.kind, field) && !part[englishFields[field]]

/** The first missing text that this kind of part requires. */
export const missingField = (part: TypedPart): string | undefined => {
  const missing = texted.find((field) => isMissing(part, field))
  return missing && englishFields[missing]
}

/** The first missing part of the consent that a visible testimonial requires. */
export const missingConsentOf = ({ kind, ...consent }: Consent & { kind: StoryKind }) =>
  needsConsent(kind) ? missingConsent(consent) : undefined

const completeness = texted.map((field) =>
  z.refine<TypedPart>((part) => !isMissing(part, field), {
    error: 'val.generic.required',
    path: [englishFields[field]],
  }),
)

/** The values of the office's form. */
export const storyForm = z
  .strictObject({ kind: z.enum(storyKinds, 'val.generic.format'), ...typed, ...shown })
  .check(
    ...completeness,
    ...consentBeforeShowing<Consent & { kind: StoryKind; isVisible?: boolean | undefined }>(
      ({ kind, isVisible }) => needsConsent(kind) && isVisible !== false,
    ),
  )
export type StoryForm = z.infer<typeof storyForm>

const someTexts = z.partial(z.strictObject(typed))

export const storyInput = z
  .extend(someTexts, { kind: z.enum(storyKinds, 'val.generic.format'), ...shown })
  .check(...completeness)
export type StoryInput = z.infer<typeof storyInput>

/**
 * A partial change; the kind of a part never changes. `updatedAt` is the version that the editor has read
 * (P4.11).
 */
export const storyChanges = z.extend(someTexts, { ...shown, updatedAt: seenVersion }).check(notEmpty())
export type StoryChanges = z.infer<typeof storyChanges>
