import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { createClient, findAdminClient, updateClient } from '../browser/api.ts'
import { clientForm, type OfficeClient } from '../schema.ts'
import { ClientForm } from './client-form.tsx'
import { clientTableId } from './client-table.tsx'
import { type ClientValues, clientLabels, newClientValues, valuesOf } from './client-values.ts'

/** Adds a client company, or changes `client`. */
const ClientDialog = ({
  client,
  nextOrder,
  onSaved,
  onClose,
}: {
  client?: OfficeClient
  nextOrder: number
  onSaved: (saved: OfficeClient) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <RecordEditor
      record={client}
      schema={clientForm}
      valuesOf={valuesOf}
      newValues={newClientValues(nextOrder)}
      calls={{ create: createClient, update: updateClient, find: findAdminClient }}
      texts={{
        add: 'officeClients.add',
        edit: 'officeClients.edit',
        addFailed: 'officeClients.addError',
        updateFailed: 'officeClients.updateError',
        changed: 'officeClients.changed',
      }}
      labels={clientLabels}
      textOf={(name, values) => textOf(t, name, values)}
      tableId={clientTableId}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(frame) => <ClientForm {...frame} />}
    </RecordEditor>
  )
}

const textOf = (t: Translation['t'], name: keyof ClientValues, values: ClientValues): string => {
  if (name === 'clientType') return t(`officeClients.type.${values.clientType}`)
  if (name === 'isVisible') return t(values.isVisible ? 'status.visible' : 'status.hidden')
  return String(values[name])
}

export default ClientDialog
