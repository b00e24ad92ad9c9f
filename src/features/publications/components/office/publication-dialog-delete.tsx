import { useMutation } from '@tanstack/react-query'
import { failureWords, refusalWords } from '#http/failure-words.ts'
import { localized } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { deletePublication } from '../../admin-api.ts'
import type { AdminListedPublication } from '../../admin-schema.ts'
import { publicationTableId } from './publication-table.tsx'

export const PublicationDeleteDialog = ({
  publication,
  onDeleted,
  onClose,
}: {
  publication: AdminListedPublication
  /** Closes the dialog when the list knows; until then the deletion is pending. */
  onDeleted: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deletePublication(publication.id),
    onSuccess: onDeleted,
    onError: (failure) =>
      showToast({
        title: t('dashboard.publications.deleteError'),
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
      fallbackFocus={() => document.getElementById(publicationTableId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="dialog-record">
        <bdi>{localized(publication, 'title', language).text}</bdi>
      </p>
      <p>{t('confirm.generic')}</p>
      <p>{t('publications.office.deleteText')}</p>
    </ConfirmDialog>
  )
}
