import { explainRefusal } from '#http/failure-words.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
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
  return (
    <ActionDialog
      act={() => deleteTeamMember(member.id)}
      onDone={onDeleted}
      failed={t('dashboard.team.deleteError')}
      explain={explainRefusal(t('toast.generic'))}
      fallbackId={memberTableId}
      onClose={onClose}
    >
      <p className="dialog-record">
        <MemberPicture id={member.id} name={name} imageUrl={member.imageUrl} />
        <bdi>{name}</bdi>
      </p>
      <p>{t('confirm.generic')}</p>
    </ActionDialog>
  )
}
