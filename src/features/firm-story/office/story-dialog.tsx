import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { createStoryPart, findStoryPart, updateStoryPart } from '../browser/admin-api.ts'
import { type AdminStoryPart, storyForm } from '../schema.ts'
import { isSingle, type StoryKind, storyKinds } from '../values.ts'
import { StoryForm } from './story-form.tsx'
import { storyTableId } from './story-table.tsx'
import { labelsOf, newStoryValues, type StoryValues, valuesOf } from './story-values.ts'

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
      valuesOf={valuesOf}
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
      {(frame) => <StoryForm {...frame} kinds={kinds} />}
    </RecordEditor>
  )
}

const textOf = (t: Translation['t'], name: keyof StoryValues, values: StoryValues): string => {
  if (name === 'kind') return t(`story.kind.${values.kind}`)
  if (name === 'isVisible') return t(values.isVisible ? 'status.visible' : 'status.hidden')
  return String(values[name])
}

export default StoryDialog
