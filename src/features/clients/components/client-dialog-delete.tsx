import { useMutation } from '@tanstack/react-query'
import { failureWords, refusalWords } from '#http/failure-words.ts'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.ts'
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteClient(client.id),
    onSuccess: onDeleted,
    onError: (failure) =>
      showToast({
        title: t('officeClients.deleteError'),
        description: failureWords(failure, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      confirmLabel={t('form.delete')}
      isPending={isPending}
      error={error && refusalWords(error, t('toast.generic'))}
      fallbackFocus={() => document.getElementById(clientTableId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t('confirm.client')}</p>
      <p className="dialog-record">
        <ClientLogo logoUrl={client.logo} />
        <bdi>{localized(client, 'name', language).text}</bdi>
      </p>
      <p className="muted">{t('confirm.generic')}</p>
    </ConfirmDialog>
  )
}
