import { ImportDialog } from '#features/imports/office/import-dialog.tsx'
import type { ImportState } from '#features/imports/office/use-import.ts'
import { formatLanguageName } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { languages } from '#languages/language.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
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
const Invitations = ({
  state: { preview, options, setOptions, errorOf, isImporting },
}: {
  state: ImportState
}) => {
  const { t, language } = useTranslation()
  if (preview?.counts.fresh === 0) return null
  return (
    <>
      <SelectField
        label={t('import.language')}
        value={String(options.language ?? 'ar')}
        disabled={isImporting}
        onChange={({ target }) => setOptions({ ...options, language: target.value })}
        options={languages.map((value) => ({ value, label: formatLanguageName(value, language) }))}
      />
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
