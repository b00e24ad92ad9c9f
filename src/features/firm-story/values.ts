// Apart from the schemas, since a list names these and checks nothing.

/** What the firm tells of itself, in the order of the website. */
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

/** The website has one place for each of these, so there is at most one of each. */
const singleKinds: readonly StoryKind[] = ['welcome', 'introduction', 'history', 'mission', 'vision']
export const isSingle = (kind: StoryKind): boolean => singleKinds.includes(kind)

type Field = 'title' | 'text' | 'detail'

/** The fields that each kind has, beside its text, and whether they may be empty. */
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

/** The name of a part in lists and in the audit log: its title, or how its text begins. A year alone says too little. */
export const nameOfPart = ({
  kind,
  title,
  text,
}: {
  kind: StoryKind
  title: string
  text: string
}): string => {
  if (!hasField(kind, 'title') || !title) return beginningOf(text)
  return kind === 'milestone' ? beginningOf(`${title}: ${text}`) : title
}

const longestName = 80

/** Cut between words. */
const beginningOf = (text: string): string =>
  text.length <= longestName ? text : `${text.slice(0, longestName).replace(/\s+\S*$/, '')}…`
