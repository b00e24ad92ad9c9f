import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { anyDay, dayAsTyped } from '#fields/day.ts'
import { readOrder } from '#fields/display-order.ts'
import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { createStoryPart, findStoryPart, updateStoryPart } from '../browser/admin-api.ts'
import {
  type AdminStoryPart,
  type StoryForm,
  type StoryForm as StoryFormValues,
  storyForm,
} from '../schema.ts'
import { hasField, isSingle, needsConsent, needsField, type StoryKind, storyKinds } from '../values.ts'
import { storyTableId } from './story-table.tsx'
import './story-form.css'

/** All fields of a part; those that its kind lacks stay empty. */
type StoryValues = Required<StoryForm>

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

const namesOfFields = {
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
const labelsOf = (kind: StoryKind): Labels => {
  const names: Partial<Record<'title' | 'text' | 'detail', readonly [TextKey, TextKey]>> = namesOfFields[kind]
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
const newStoryValues = (kind: StoryKind, displayOrder: number): StoryValues => ({
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

const storyValuesOf = (part: AdminStoryPart): StoryValues =>
  ({
    ...Object.fromEntries(fields.map((name) => [name, part[name]])),
    consentOn: dayAsTyped(part.consentOn),
  }) as StoryValues

/** The fields of the chosen kind. Input in fields of other kinds is preserved until the form is saved. */
const StoryFields = ({
  form,
  kinds,
  ...frame
}: FormFrame<z.input<typeof storyForm>, StoryFormValues> & {
  /** The kinds to choose from; empty for an existing part, whose kind never changes. */
  kinds: readonly StoryKind[]
}) => {
  const { t } = useTranslation()
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { field, texts, summary } = useLabelledFields({ form, labels: labelsOf(kind), ...frame })
  const long = kind === 'history' || kind === 'mission' || kind === 'vision'
  return (
    <div className="form-grid">
      {summary}
      {kinds.length > 0 && (
        <div className="form-full">
          <SelectField
            {...field('kind')}
            options={kinds.map((value) => ({ value, label: t(`story.kind.${value}`) }))}
            hint={t(`story.hint.${kind}`)}
          />
        </div>
      )}
      {kinds.length === 0 && <p className="muted form-full">{t(`story.hint.${kind}`)}</p>}
      {hasField(kind, 'title') && (
        <Twins
          en={
            kind === 'welcome' ? (
              <TextArea {...field('titleEn')} rows={2} hint={t('content.englishRequired')} />
            ) : (
              <TextField {...field('titleEn')} hint={t('content.englishRequired')} />
            )
          }
          ar={
            kind === 'welcome' ? (
              <TextArea {...field('titleAr')} rows={2} isOptional />
            ) : (
              <TextField {...field('titleAr')} isOptional />
            )
          }
        />
      )}
      {hasField(kind, 'detail') && (
        <Twins
          en={<TextArea {...field('detailEn')} rows={2} isOptional={!needsField(kind, 'detail')} />}
          ar={<TextArea {...field('detailAr')} rows={2} isOptional />}
        />
      )}
      <Twins
        en={
          <TextArea
            {...field('textEn')}
            rows={long ? 8 : 4}
            {...(!hasField(kind, 'title') && { hint: t('content.englishRequired') })}
          />
        }
        ar={<TextArea {...field('textAr')} rows={long ? 8 : 4} isOptional />}
      />
      <TextField
        {...texts('displayOrder')}
        {...form.register('displayOrder', { setValueAs: readOrder })}
        hint={t('story.order.hint')}
        inputMode="numeric"
        inputClassName="story-form-order"
      />
      <div className="field">
        <span className="field-label">{t('action.toggleVisibility')}</span>
        <SwitchField form={form} name="isVisible" id={texts('isVisible').id} label={t('story.isVisible')} />
      </div>
      {needsConsent(kind) && (
        <>
          <TextField {...field('consentBy')} hint={t('consent.by.hint')} />
          <DateField {...field('consentOn')} days={anyDay} />
          <TextArea
            {...field('consentNote')}
            rows={2}
            className="form-full"
            hint={t('consent.note.hint')}
            isOptional
          />
        </>
      )}
    </div>
  )
}

/** Adds a text about the firm, or changes `part`. */
const StoryDialog = ({
  part,
  counts,
  preferred,
  onSaved,
  onClose,
}: {
  part?: AdminStoryPart
  /** The number of parts of each kind: some kinds permit only one. */
  counts: Partial<Record<StoryKind | 'all', number>>
  /** The kind that the list is filtered by. */
  preferred: StoryKind | 'all'
  onSaved: (saved: AdminStoryPart) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const kinds = part ? [] : storyKinds.filter((kind) => !isSingle(kind) || !counts[kind])
  const first = kinds.find((kind) => kind === preferred) ?? kinds[0] ?? 'milestone'
  return (
    <RecordEditor
      record={part}
      schema={storyForm}
      valuesOf={storyValuesOf}
      newValues={newStoryValues(first, counts.all ?? 0)}
      calls={{
        create: createStoryPart,
        update: (id, { kind: _kind, ...changes }) => updateStoryPart(id, changes),
        find: findStoryPart,
      }}
      texts={{
        add: 'story.add',
        edit: `story.kind.${part?.kind ?? first}`,
        addFailed: 'story.addError',
        updateFailed: 'story.updateError',
        changed: 'story.changed',
      }}
      labels={labelsOf(part?.kind ?? first) as Record<keyof StoryValues, TextKey>}
      textOf={(name, values) => textOf(t, name, values)}
      tableId={storyTableId}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(frame) => <StoryFields {...frame} kinds={kinds} />}
    </RecordEditor>
  )
}

const textOf = (t: Translation['t'], name: keyof StoryValues, values: StoryValues): string => {
  if (name === 'kind') return t(`story.kind.${values.kind}`)
  if (name === 'isVisible') return t(values.isVisible ? 'status.visible' : 'status.hidden')
  return String(values[name])
}

export default StoryDialog
