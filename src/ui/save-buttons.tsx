import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'

/** At the foot of a form: leave it, or save it. */
export const SaveButtons = ({
  label,
  isSaving,
  canCancel = true,
  onCancel,
}: {
  label: string
  isSaving: boolean
  canCancel?: boolean
  onCancel: () => void
}) => {
  const { t } = useTranslation()
  return (
    <>
      <Button variant="outline" disabled={isSaving || !canCancel} onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <Button type="submit" isPending={isSaving} pendingLabel={t('form.submitting')}>
        {label}
      </Button>
    </>
  )
}
