import { areaLabel } from '#features/services/browser/area-label.ts'
import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { templateInput } from '../input.ts'
import type { Template } from '../schema.ts'
import { createTemplate, findTemplate, updateTemplate } from './lists-api.ts'
import { templateTableId } from './template-columns.tsx'
import { TemplateForm } from './template-form.tsx'
import { newTemplate, type TemplateValues, templateLabels, valuesOf } from './template-values.ts'

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
        add: 'agreementList.templates.add',
        edit: 'agreementList.templates.edit',
        addFailed: 'agreementList.templates.addFailed',
        updateFailed: 'agreementList.templates.updateFailed',
        changed: 'agreementList.templates.changed',
      }}
      labels={templateLabels}
      textOf={(name, values) => textOf(t, name, values)}
      size={960}
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
  if (name === 'isReviewed')
    return t(values.isReviewed ? 'agreementList.templates.reviewed' : 'agreementList.templates.notReviewed')
  return values[name] ?? ''
}

export default TemplateDialog
