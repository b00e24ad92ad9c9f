import { dayAsTyped } from '#fields/day.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { AdminStoryPart, StoryForm } from '../schema.ts'
import { hasField, needsConsent, type StoryKind } from '../values.ts'

/** All fields of a part; those that its kind lacks stay empty. */
export type StoryValues = Required<StoryForm>

/** The labels of fields for each kind. */
const labels = {
  plain: { title: ['story.title.en', 'story.title.ar'], text: ['story.text.en', 'story.text.ar'] },
  headline: { title: ['story.headline.en', 'story.headline.ar'], text: ['story.below.en', 'story.below.ar'] },
  statement: { title: ['story.statement.en', 'story.statement.ar'] },
  twice: {
    text: ['story.onHome.en', 'story.onHome.ar'],
    detail: ['story.onAbout.en', 'story.onAbout.ar'],
  },
  milestone: { title: ['story.year.en', 'story.year.ar'] },
  person: {
    title: ['story.person.en', 'story.person.ar'],
    text: ['story.comment.en', 'story.comment.ar'],
    detail: ['story.position.en', 'story.position.ar'],
  },
} as const satisfies Record<string, Partial<Record<'title' | 'text' | 'detail', [TextKey, TextKey]>>>

const namesOf = {
  welcome: { ...labels.headline, detail: ['story.above.en', 'story.above.ar'] },
  introduction: { ...labels.twice, ...labels.statement },
  history: labels.plain,
  milestone: { ...labels.plain, ...labels.milestone },
  mission: labels.plain,
  vision: labels.plain,
  value: { ...labels.twice, title: labels.plain.title },
  testimonial: labels.person,
} as const satisfies Record<
  StoryKind,
  Partial<Record<'title' | 'text' | 'detail', readonly [TextKey, TextKey]>>
>

type Labels = Partial<Record<keyof StoryValues, TextKey>>

/** The labels of this kind's fields, in the order of the form and of its error summary. */
export const labelsOf = (kind: StoryKind): Labels => {
  const names: Partial<Record<'title' | 'text' | 'detail', readonly [TextKey, TextKey]>> = namesOf[kind]
  const pairs = (['title', 'detail', 'text'] as const).flatMap((field): [string, TextKey][] => {
    const pair = names[field]
    if (!pair || !hasField(kind, field)) return []
    return [
      [`${field}En`, pair[0]],
      [`${field}Ar`, pair[1]],
    ]
  })
  return {
    kind: 'story.kind',
    ...(Object.fromEntries(pairs) as Labels),
    displayOrder: 'table.displayOrder',
    isVisible: 'action.toggleVisibility',
    ...(needsConsent(kind) && {
      consentBy: 'consent.by',
      consentOn: 'consent.on',
      consentNote: 'consent.note',
    }),
  }
}

/** New parts are visible and come last. */
export const newStoryValues = (kind: StoryKind, displayOrder: number): StoryValues => ({
  kind,
  titleEn: '',
  titleAr: '',
  textEn: '',
  textAr: '',
  detailEn: '',
  detailAr: '',
  displayOrder,
  isVisible: true,
  consentBy: '',
  consentOn: '',
  consentNote: '',
})

const fields = Object.keys(newStoryValues('history', 0)) as (keyof StoryValues)[]

export const valuesOf = (part: AdminStoryPart): StoryValues =>
  ({
    ...Object.fromEntries(fields.map((name) => [name, part[name]])),
    consentOn: dayAsTyped(part.consentOn),
  }) as StoryValues
