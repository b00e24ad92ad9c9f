import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'

export const SaveRow = ({ isPending }: { isPending: boolean }) => {
  const { t } = useTranslation()
  return (
    <div>
      <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
        {t('form.save')}
      </Button>
    </div>
  )
}
