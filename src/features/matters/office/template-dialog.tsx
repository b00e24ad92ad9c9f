import { areaLabel } from '#features/services/browser/area-label.ts'
import type { Translation } from '#i18n/translate.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { type Template, templateInput } from '../schema.ts'
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

/** Adds a template, or changes `template`. */
const TemplateDialog = ({
  template,
  onSaved,
  onClose,
}: {
  template: Template | undefined
  onSaved: (saved: Template) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <RecordEditor
      record={template}
      schema={templateInput}
      valuesOf={valuesOf}
      newValues={newTemplate}
      calls={{ create: createTemplate, update: updateTemplate, find: findTemplate }}
      texts={{
        add: 'stageTemplates.add',
        edit: 'stageTemplates.edit',
        addFailed: 'stageTemplates.addFailed',
        updateFailed: 'stageTemplates.updateFailed',
        changed: 'stageTemplates.changed',
      }}
      labels={templateLabels}
      textOf={(name, values) => textOf(t, name, values)}
      tableId={templateTableId}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(frame) => <TemplateForm {...frame} />}
    </RecordEditor>
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
