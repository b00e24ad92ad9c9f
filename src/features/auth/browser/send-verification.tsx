import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { sendVerificationAgain } from './link-api.ts'

/** Sends the verification mail again to the current user. */
export const SendVerification = ({
  children,
  ...look
}: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'>) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  const { mutate, isPending } = useMutation({
    mutationFn: sendVerificationAgain,
    onSuccess: ({ email }) =>
      showToast({
        title: mailText('verify.sendAgain.done'),
        description: mailText('verify.sendAgain.done.text', { email }),
      }),
    onError: (error) =>
      showToast({
        title: t('verify.sendAgain.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      {...look}
      className="needs-scripts"
      isPending={isPending}
      pendingLabel={t('form.submitting')}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  )
}
