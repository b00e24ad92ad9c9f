import { areaLabel } from '#features/services/browser/area-label.ts'
import type { Translation } from '#i18n/translate.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { RecordFormDialog } from '#ui/record-form-dialog.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { VersionComparison } from '#ui/version-comparison.tsx'
import { type Template, type TemplateInput, templateInput } from '../schema.ts'
import { templateTableId } from './template-columns.tsx'
import { TemplateForm } from './template-form.tsx'
import {
  newTemplate,
  type TemplateValues,
  templateLabels,
  textOfStages,
  valuesOf,
} from './template-values.ts'
import { createTemplate, findTemplate, updateTemplate } from './templates-api.ts'

/** Adds a template, or changes `template`. Closes after the server has accepted it. */
const TemplateDialog = ({
  template,
  onSaved,
  onClose,
}: {
  template: Template | undefined
  /** Closes the dialog after the list is refreshed; the save is pending until then. */
  onSaved: (saved: Template) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { comparison, ...frame } = useRecordForm<Template, TemplateValues, TemplateInput>({
    record: template,
    schema: templateInput,
    valuesOf,
    newValues: newTemplate,
    save: (values, against) =>
      against
        ? updateTemplate(against.id, { ...values, updatedAt: against.updatedAt })
        : createTemplate(values),
    onSaved,
    find: () => findTemplate(template?.id ?? 0),
    failed: t(template ? 'stageTemplates.updateFailed' : 'stageTemplates.addFailed'),
  })
  return (
    <>
      <RecordFormDialog
        title={t(template ? 'stageTemplates.edit' : 'stageTemplates.add')}
        size={760}
        frame={frame}
        tableId={templateTableId}
        onClose={onClose}
        saveLabel={t(template ? 'form.saveChanges' : 'form.add')}
      >
        <TemplateForm form={frame.form} attempt={frame.attempt} problem={frame.problem} />
      </RecordFormDialog>
      {comparison && (
        <VersionComparison
          {...comparison}
          title={t('stageTemplates.changed')}
          savedAt={comparison.newest.updatedAt}
          labels={templateLabels}
          valuesOf={valuesOf}
          textOf={(name, values) => textOf(t, name, values)}
          onSave={(values) => comparison.onSave(templateInput.parse(values))}
        />
      )}
    </>
  )
}

const textOf = (t: Translation['t'], name: keyof TemplateValues, values: TemplateValues): string => {
  if (name === 'area') return t(areaLabel[values.area])
  if (name === 'stages') return textOfStages(values.stages)
  if (name === 'isReviewed')
    return t(values.isReviewed ? 'stageTemplates.reviewed' : 'stageTemplates.notReviewed')
  return values[name]
}

export default TemplateDialog
