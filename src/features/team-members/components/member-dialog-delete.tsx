import { useMutation } from '@tanstack/react-query'
import { failureWords, refusalWords } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { deleteTeamMember } from '../api.ts'
import type { OfficeTeamMember } from '../schema.ts'
import { MemberPicture, nameOf } from './member-name.tsx'
import { memberTableId } from './member-table.tsx'

export const MemberDeleteDialog = ({
  member,
  onDeleted,
  onClose,
}: {
  member: OfficeTeamMember
  /** Closes the dialog when the lists know; until then the deletion is pending. */
  onDeleted: () => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const name = nameOf(member, language).text
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteTeamMember(member.id),
    onSuccess: onDeleted,
    onError: (failure) =>
      showToast({
        title: t('dashboard.team.deleteError'),
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
      fallbackFocus={() => document.getElementById(memberTableId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p className="dialog-record">
        <MemberPicture id={member.id} name={name} imageUrl={member.imageUrl} />
        <bdi>{name}</bdi>
      </p>
      <p>{t('confirm.generic')}</p>
    </ConfirmDialog>
  )
}
