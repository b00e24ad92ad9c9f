import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'

/** Confirms that documents go to a client whose email address is not verified. */
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
