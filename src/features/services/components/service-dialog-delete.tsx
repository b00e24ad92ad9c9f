import { useMutation } from '@tanstack/react-query'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'
import { showToast } from '#ui/toast.ts'
import { deleteService } from '../api.ts'
import type { Service } from '../schema.ts'
import { serviceTableId } from './service-table.tsx'

export const ServiceDeleteDialog = ({
  service,
  onDeleted,
  onClose,
}: {
  service: Service
  /** Closes the dialog when the lists know; until then the deletion is pending. */
  onDeleted: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteService(service.id),
    onSuccess: onDeleted,
    onError: (failure) =>
      showToast({
        title: t('dashboard.services.deleteError'),
        description: failure.message,
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      confirmLabel={t('form.delete')}
      isPending={isPending}
      error={error?.message}
      fallbackFocus={() => document.getElementById(serviceTableId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="dialog-record">
        <ServiceIcon name={service.icon} className="service-table-icon" />
        <bdi>{localized(service, 'name', language).text}</bdi>
      </p>
      <p>{t('confirm.generic')}</p>
    </ConfirmDialog>
  )
}
