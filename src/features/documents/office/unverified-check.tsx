import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'

/** Before papers go to somebody whose mailbox has never said that it is theirs. */
export const UnverifiedCheck = ({
  email,
  isConfirmed,
  onChange,
}: {
  email: string
  isConfirmed: boolean
  onChange: (isConfirmed: boolean) => void
}) => {
  const { t } = useTranslation()
  return (
    <CheckboxField
      name="confirmsUnverified"
      label={t('documents.confirmUnverified', { email })}
      hint={t('documents.confirmUnverified.hint')}
      isRequired
      checked={isConfirmed}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
