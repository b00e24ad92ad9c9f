import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { createService, findAdminService, updateService } from '../browser/api.ts'
import { areaLabel } from '../browser/area-label.ts'
import { type AdminService, serviceInput } from '../schema.ts'
import type { GuideEditor } from './guide-field.tsx'
import {
  newServiceValues,
  ServiceForm,
  type ServiceValues,
  serviceLabels,
  valuesOf,
} from './service-form.tsx'
import { serviceTableId } from './service-table.tsx'

/** Adds a service, or changes `service`. */
const ServiceDialog = ({
  service,
  nextOrder,
  editor,
  onSaved,
  onClose,
}: {
  service?: AdminService
  nextOrder: number
  editor: GuideEditor
  onSaved: (saved: AdminService) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <RecordEditor
      record={service}
      schema={serviceInput}
      valuesOf={valuesOf}
      newValues={newServiceValues(nextOrder)}
      calls={{ create: createService, update: updateService, find: findAdminService }}
      texts={{
        add: 'services.add',
        edit: 'services.edit',
        addFailed: 'dashboard.services.addError',
        updateFailed: 'dashboard.services.updateError',
        changed: 'services.changed',
      }}
      labels={serviceLabels}
      textOf={(name, values) => textOf(t, name, values)}
      tableId={serviceTableId}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(frame) => <ServiceForm {...frame} editor={editor} />}
    </RecordEditor>
  )
}

const textOf = (t: Translation['t'], name: keyof ServiceValues, values: ServiceValues): string => {
  if (name === 'icon') return t(`icon.${values.icon}`)
  if (name === 'area') return t(areaLabel[values.area])
  if (name === 'status') return t(`status.${values.status}`)
  return String(values[name])
}

export default ServiceDialog
