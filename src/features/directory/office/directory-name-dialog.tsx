import { useTranslation } from '#i18n/translate.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { saveDirectoryName } from '../browser/api.ts'
import { directoryNameForm } from '../schema.ts'

/** The name at the directory with which a colleague logs in for the first time. */
export const DirectoryNameDialog = ({
  userId,
  name,
  directory,
  expectedName,
  onSaved,
  onClose,
}: {
  userId: number
  name: string
  directory: string
  expectedName: string
  onSaved: () => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { field, ...sending } = useSending({
    schema: directoryNameForm,
    defaultValues: { name: expectedName },
    labels: { name: 'users.directory.name' },
    send: (values) => saveDirectoryName(userId, values),
    onSent: onSaved,
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
