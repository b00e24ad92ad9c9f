import { explainRefusal } from '#http/failure-words.ts'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { deleteClient } from '../api.ts'
import type { Client } from '../schema.ts'
import { ClientLogo } from './client-logo.tsx'
import { clientTableId } from './client-table.tsx'

export const ClientDeleteDialog = ({
  client,
  onDeleted,
  onClose,
}: {
  client: Client
  /** Closes the dialog when the lists know; until then the deletion is pending. */
  onDeleted: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  return (
    <ActionDialog
      act={() => deleteClient(client.id)}
      onDone={onDeleted}
      failed={t('officeClients.deleteError')}
      explain={explainRefusal(t('toast.generic'))}
      fallbackId={clientTableId}
      onClose={onClose}
    >
      <p>{t('confirm.client')}</p>
      <p className="dialog-record">
        <ClientLogo logoUrl={client.logo} />
        <bdi>{localized(client, 'name', language).text}</bdi>
      </p>
      <p className="muted">{t('confirm.generic')}</p>
    </ActionDialog>
  )
}
