import { useMutation } from '@tanstack/react-query'
import PhoneCall from 'lucide-react/icons/phone-call'
import { awaitsAnswer } from '#features/consultations/rules.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { markSpokenWith } from '../browser/api.ts'

/** Records that the client was reached by phone, while the promise of an answer runs. */
export const SpokenButton = ({
  consultation,
  onSaved,
}: {
  consultation: Consultation
  onSaved: () => Promise<void>
}) => {
  const { t } = useTranslation()
  const saving = useMutation({
    mutationFn: () => markSpokenWith(consultation.id, 'phone'),
    onSuccess: async () => {
      await onSaved()
      showToast({ title: t('consult.spoken.saved') })
    },
    onError: (error) => showFailure(t('consult.spoken.failed'), error, t),
  })
  if (!awaitsAnswer(consultation)) return null
  return (
    <Button
      variant="outline"
      size="table"
      icon={<Icon icon={PhoneCall} size="medium" />}
      isPending={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('consult.spoken')}
    </Button>
  )
}
