import Plus from 'lucide-react/icons/plus'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type NewRequest, openNewRequest } from './new-request.ts'

export const NewRequestButton = (request: NewRequest) => {
  const { t } = useTranslation()
  return (
    <Button
      icon={<Icon icon={Plus} size="medium" />}
      aria-haspopup="dialog"
      aria-keyshortcuts="N"
      onClick={() => openNewRequest(request)}
    >
      {t('dash.newRequest')}
    </Button>
  )
}
