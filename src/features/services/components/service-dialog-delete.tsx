import { explainRefusal } from '#http/failure-words.ts'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'
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
  return (
    <ActionDialog
      act={() => deleteService(service.id)}
      onDone={onDeleted}
      failed={t('dashboard.services.deleteError')}
      explain={explainRefusal(t('toast.generic'))}
      fallbackId={serviceTableId}
      onClose={onClose}
    >
      <p className="dialog-record">
        <ServiceIcon name={service.icon} className="service-table-icon" />
        <bdi>{localized(service, 'name', language).text}</bdi>
      </p>
      <p>{t('confirm.generic')}</p>
    </ActionDialog>
  )
}
