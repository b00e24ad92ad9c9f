import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { RecordFormDialog } from '#ui/record-form-dialog.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { VersionComparison } from '#ui/version-comparison.tsx'
import { createClient, findAdminClient, updateClient } from '../browser/api.ts'
import { clientForm, type OfficeClient } from '../schema.ts'
import { ClientForm } from './client-form.tsx'
import { clientTableId } from './client-table.tsx'
import { type ClientValues, clientLabels, newClientValues, valuesOf } from './client-values.ts'

/** Adds a client company, or changes `client`. Closes after the server has accepted it. */
const ClientDialog = ({
  client,
  nextOrder,
  onSaved,
  onClose,
}: {
  client?: OfficeClient
  nextOrder: number
  /** Closes the dialog after the lists are refreshed; the save is pending until then. */
  onSaved: (saved: OfficeClient) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { comparison, ...frame } = useRecordForm({
    record: client,
    schema: clientForm,
    valuesOf,
    newValues: newClientValues(nextOrder),
    save: (values, against: OfficeClient | undefined) =>
      against ? updateClient(against.id, { ...values, updatedAt: against.updatedAt }) : createClient(values),
    onSaved,
    find: () => findAdminClient(client?.id ?? 0),
    failed: t(client ? 'officeClients.updateError' : 'officeClients.addError'),
  })
  return (
    <>
      <RecordFormDialog
        title={t(client ? 'officeClients.edit' : 'officeClients.add')}
        size={760}
        frame={frame}
        tableId={clientTableId}
        onClose={onClose}
        saveLabel={t(client ? 'form.saveChanges' : 'form.add')}
      >
        <ClientForm form={frame.form} attempt={frame.attempt} problem={frame.problem} />
      </RecordFormDialog>
      {comparison && (
        <VersionComparison
          {...comparison}
          title={t('officeClients.changed')}
          savedAt={comparison.newest.updatedAt}
          labels={clientLabels}
          valuesOf={valuesOf}
          textOf={(name, values) => textOf(t, name, values)}
        />
      )}
    </>
  )
}

const textOf = (t: Translation['t'], name: keyof ClientValues, values: ClientValues): string => {
  if (name === 'clientType') return t(`officeClients.type.${values.clientType}`)
  if (name === 'isVisible') return t(values.isVisible ? 'status.visible' : 'status.hidden')
  return String(values[name])
}

export default ClientDialog
