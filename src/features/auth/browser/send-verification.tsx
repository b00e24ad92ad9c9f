import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { failureMessage } from '#browser/failure-message.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { sendVerificationAgain } from './link-api.ts'

/** Sends the verification mail again to the person who is logged in. */
export const SendVerification = ({
  children,
  ...look
}: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'>) => {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: sendVerificationAgain,
    onSuccess: ({ email }) =>
      showToast({
        title: t('verify.sendAgain.done'),
        description: t('verify.sendAgain.done.text', { email }),
      }),
    onError: (error) =>
      showToast({
        title: t('verify.sendAgain.failed'),
        description: failureMessage(error, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  return (
    <Button {...look} isPending={isPending} pendingLabel={t('form.submitting')} onClick={() => mutate()}>
      {children}
    </Button>
  )
}
