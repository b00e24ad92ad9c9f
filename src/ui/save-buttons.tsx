import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'

/** The foot of a form: cancel, and save or send. */
export const SaveButtons = ({
  label,
  icon,
  variant,
  isSaving,
  canCancel = true,
  onCancel,
}: {
  label: string
  icon?: ReactNode
  variant?: 'danger'
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
      <Button
        type="submit"
        icon={icon}
        variant={variant}
        isPending={isSaving}
        pendingLabel={t('form.submitting')}
      >
        {label}
      </Button>
    </>
  )
}
