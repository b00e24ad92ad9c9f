import { beginningOf } from '#languages/beginning-of.ts'

// Separate from the schemas: lists need these values without the validation code.

/** Texts about the firm, in the order of the website. */
export const storyKinds = [
  'welcome',
  'introduction',
  'history',
  'milestone',
  'mission',
  'vision',
  'value',
  'testimonial',
] as const
export type StoryKind = (typeof storyKinds)[number]

/** Kinds of which the website shows only one, so there is at most one of each. */
const singleKinds: readonly StoryKind[] = ['welcome', 'introduction', 'history', 'mission', 'vision']
export const isSingle = (kind: StoryKind): boolean => singleKinds.includes(kind)

/** Testimonials are about people and companies outside the firm. */
export const needsConsent = (kind: StoryKind): boolean => kind === 'testimonial'

type Field = 'title' | 'text' | 'detail'

/** The fields of each kind, besides its text, and whether they may be empty. */
const fieldsOf: Record<StoryKind, { title: 'required' | 'none'; detail: 'required' | 'optional' | 'none' }> =
  {
    welcome: { title: 'required', detail: 'optional' },
    introduction: { title: 'required', detail: 'optional' },
    history: { title: 'none', detail: 'none' },
    milestone: { title: 'required', detail: 'none' },
    mission: { title: 'none', detail: 'none' },
    vision: { title: 'none', detail: 'none' },
    value: { title: 'required', detail: 'optional' },
    testimonial: { title: 'required', detail: 'required' },
  }

export const hasField = (kind: StoryKind, field: Field): boolean =>
  field === 'text' || fieldsOf[kind][field] !== 'none'

export const needsField = (kind: StoryKind, field: Field): boolean =>
  field === 'text' || fieldsOf[kind][field] === 'required'

const maxNameLength = 80

/**
 * The name of a part in lists and in the audit log: its title or the beginning of its text. A year is not
 * enough.
 */
export const nameOfPart = ({
  kind,
  title,
  text,
}: {
  kind: StoryKind
  title: string
  text: string
}): string => {
  if (!hasField(kind, 'title') || !title) return beginningOf(text, maxNameLength)
  return kind === 'milestone' ? beginningOf(`${title}: ${text}`, maxNameLength) : title
}
