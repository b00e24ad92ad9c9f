import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { saveDirectoryName, userDirectoryQuery } from '../browser/api.ts'
import { directoryNameForm } from '../schema.ts'

/** The name at the directory with which a colleague logs in for the first time. */
export default function DirectoryNameDialog({
  userId,
  name,
  directory,
  expectedName,
  onClose,
}: {
  userId: number
  name: string
  directory: string
  expectedName: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { field, ...sending } = useSending({
    schema: directoryNameForm,
    defaultValues: { name: expectedName },
    labels: { name: 'users.directory.name' },
    send: (values) => saveDirectoryName(userId, values),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: userDirectoryQuery(userId).queryKey })
      onClose()
      showToast({ title: t('users.directory.saved') })
    },
    failed: t('users.directory.saveFailed'),
  })
  return (
    <SendingDialog
      title={t('users.directory.title', { name })}
      size={480}
      frame={sending}
      fallbackId="user-access"
      onClose={onClose}
    >
      <TextField
        {...field('name')}
        hint={t('users.directory.name.hint', { name: directory })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        data-initial-focus
      />
    </SendingDialog>
  )
}
