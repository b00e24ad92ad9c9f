import { ImportDialog, ImportLanguage } from '#features/imports/office/import-dialog.tsx'
import type { ImportState, OnImported } from '#features/imports/office/use-import.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { userExample } from '../import-example.ts'
import { maxInvited } from '../schema.ts'

const UserImportDialog = (props: { onDone: OnImported; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <ImportDialog
      {...props}
      noun="users"
      title={t('import.users')}
      hint={t('import.users.hint')}
      example={userExample}
      extras={(state) => <Invitations state={state} />}
    />
  )
}

/** Imported accounts have no passwords. A mailed link sets one, now or when the office sends it later. */
const Invitations = ({ state }: { state: ImportState }) => {
  const { t } = useTranslation()
  const { preview, options, setOptions, errorOf, isImporting } = state
  if (preview?.counts.fresh === 0) return null
  return (
    <>
      <ImportLanguage state={state} />
      <CheckboxField
        label={t('import.mail')}
        hint={t('import.mail.hint', { n: maxInvited })}
        error={errorOf('mail')}
        checked={options.mail === true}
        disabled={isImporting}
        onChange={({ target }) => setOptions({ ...options, mail: target.checked })}
      />
    </>
  )
}

export default UserImportDialog
