import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { RecordFormDialog } from '#ui/record-form-dialog.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { VersionComparison } from '#ui/version-comparison.tsx'
import { createService, findAdminService, updateService } from '../browser/api.ts'
import { areaLabel } from '../browser/area-label.ts'
import type { AdminService } from '../guide-schema.ts'
import { type ServiceInput, serviceInput } from '../schema.ts'
import type { GuideEditor } from './guide-field.tsx'
import {
  newServiceValues,
  ServiceForm,
  type ServiceValues,
  serviceLabels,
  valuesOf,
} from './service-form.tsx'
import { serviceTableId } from './service-table.tsx'

/** Adds a service, or changes `service`. Closes after the server has accepted it. */
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
  /** Closes the dialog after the lists are refreshed; the save is pending until then. */
  onSaved: (saved: AdminService) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { comparison, ...frame } = useRecordForm<AdminService, ServiceInput>({
    record: service,
    schema: serviceInput,
    valuesOf,
    newValues: newServiceValues(nextOrder),
    save: (values, against) =>
      against
        ? updateService(against.id, { ...values, updatedAt: against.updatedAt })
        : createService(values),
    onSaved,
    find: () => findAdminService(service?.id ?? 0),
    failed: t(service ? 'dashboard.services.updateError' : 'dashboard.services.addError'),
  })
  return (
    <>
      <RecordFormDialog
        title={t(service ? 'services.edit' : 'services.add')}
        size={760}
        frame={frame}
        tableId={serviceTableId}
        onClose={onClose}
        saveLabel={t(service ? 'form.saveChanges' : 'form.add')}
      >
        <ServiceForm form={frame.form} attempt={frame.attempt} problem={frame.problem} editor={editor} />
      </RecordFormDialog>
      {comparison && (
        <VersionComparison
          {...comparison}
          title={t('services.changed')}
          savedAt={comparison.newest.updatedAt}
          labels={serviceLabels}
          valuesOf={valuesOf}
          textOf={(name, values) => textOf(t, name, values)}
        />
      )}
    </>
  )
}

const textOf = (t: Translation['t'], name: keyof ServiceValues, values: ServiceValues): string => {
  if (name === 'icon') return t(`icon.${values.icon}`)
  if (name === 'area') return t(areaLabel[values.area])
  if (name === 'status') return t(`status.${values.status}`)
  return String(values[name])
}

export default ServiceDialog
