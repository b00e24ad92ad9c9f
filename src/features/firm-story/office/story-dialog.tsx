import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'
import { RecordFormDialog } from '#ui/record-form-dialog.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { VersionComparison } from '#ui/version-comparison.tsx'
import { createStoryPart, findStoryPart, updateStoryPart } from '../browser/admin-api.ts'
import { type AdminStoryPart, storyForm } from '../schema.ts'
import { isSingle, type StoryKind, storyKinds } from '../values.ts'
import { StoryForm } from './story-form.tsx'
import { storyTableId } from './story-table.tsx'
import { labelsOf, newStoryValues, type StoryValues, valuesOf } from './story-values.ts'

/** Adds a text about the firm, or changes `part`. Closes after the server has accepted it. */
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
  /** Closes the dialog after the lists are refreshed; the save is pending until then. */
  onSaved: (saved: AdminStoryPart) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const kinds = part ? [] : storyKinds.filter((kind) => !isSingle(kind) || !counts[kind])
  const first = kinds.find((kind) => kind === preferred) ?? kinds[0] ?? 'milestone'
  const { comparison, ...frame } = useRecordForm({
    record: part,
    schema: storyForm,
    valuesOf,
    newValues: newStoryValues(first, counts.all ?? 0),
    save: ({ kind, ...values }, against: AdminStoryPart | undefined) =>
      against
        ? updateStoryPart(against.id, { ...values, updatedAt: against.updatedAt })
        : createStoryPart({ kind, ...values }),
    onSaved,
    find: () => findStoryPart(part?.id ?? 0),
    failed: t(part ? 'story.updateError' : 'story.addError'),
  })
  const labels = labelsOf(part?.kind ?? first)
  return (
    <>
      <RecordFormDialog
        title={part ? t(`story.kind.${part.kind}`) : t('story.add')}
        size={760}
        frame={frame}
        tableId={storyTableId}
        onClose={onClose}
        saveLabel={t(part ? 'form.saveChanges' : 'form.add')}
      >
        <StoryForm form={frame.form} kinds={kinds} attempt={frame.attempt} problem={frame.problem} />
      </RecordFormDialog>
      {comparison && (
        <VersionComparison
          {...comparison}
          title={t('story.changed')}
          savedAt={comparison.newest.updatedAt}
          labels={labels as Record<keyof StoryValues, TextKey>}
          valuesOf={valuesOf}
          textOf={(name, values) => textOf(t, name, values)}
        />
      )}
    </>
  )
}

const textOf = (t: Translation['t'], name: keyof StoryValues, values: StoryValues): string => {
  if (name === 'kind') return t(`story.kind.${values.kind}`)
  if (name === 'isVisible') return t(values.isVisible ? 'status.visible' : 'status.hidden')
  return String(values[name])
}

export default StoryDialog
