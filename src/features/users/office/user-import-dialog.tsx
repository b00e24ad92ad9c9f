import { ImportDialog } from '#features/imports/office/import-dialog.tsx'
import { ImportLanguage } from '#features/imports/office/import-language.tsx'
import type { ImportState } from '#features/imports/office/use-import.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { mostInvited } from '../schema.ts'

const UserImportDialog = (props: { onDone: (created: number) => void; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <ImportDialog
      {...props}
      noun="users"
      title={t('import.users')}
      hint={t('import.users.hint')}
      extras={(state) => <Invitations state={state} />}
    />
  )
}

/** Accounts come without passwords: a link in a mail sets one, now or when the office sends it to a person. */
const Invitations = ({ state }: { state: ImportState }) => {
  const { t } = useTranslation()
  const { preview, options, setOptions, errorOf, isImporting } = state
  if (preview?.counts.fresh === 0) return null
  return (
    <>
      <ImportLanguage state={state} />
      <CheckboxField
        label={t('import.mail')}
        hint={t('import.mail.hint', { n: mostInvited })}
        error={errorOf('mail')}
        checked={options.mail === true}
        disabled={isImporting}
        onChange={({ target }) => setOptions({ ...options, mail: target.checked })}
      />
    </>
  )
}

export default UserImportDialog
