import { useMutation } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import type { ComponentProps } from 'react'
import { failureMessage, refusalMessage } from '#browser/failure-message.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { PasskeyFailure } from './ceremony.ts'
import './passkey-button.css'

type PasskeyButtonProps<Answer> = Pick<ComponentProps<typeof Button>, 'children' | 'isWide' | 'variant'> & {
  act: () => Promise<Answer>
  onDone: (answer: Answer) => unknown
  onBusyChange?: (isBusy: boolean) => void
  waiting: TextKey
  failures: Partial<Record<PasskeyFailure['reason'], TextKey>>
  /** The title of the toast when the server refuses. */
  failed: TextKey
  /** The refusal of a passkey that was shown without the button. */
  refusal?: unknown
}

export const useRefusalToast = (title: TextKey) => {
  const { t } = useTranslation()
  return (error: unknown) => {
    if (error instanceof PasskeyFailure) return
    showToast({
      title: t(title),
      description: failureMessage(error, t('toast.generic')),
      variant: 'destructive',
    })
  }
}

/** Has the person show or make a passkey, and says below what came in between. */
export const PasskeyButton = <Answer,>({
  act,
  onDone,
  onBusyChange,
  waiting,
  failures,
  failed,
  refusal,
  ...look
}: PasskeyButtonProps<Answer>) => {
  const { t } = useTranslation()
  const own = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: useRefusalToast(failed),
    onSettled: () => onBusyChange?.(false),
  })
  const { mutate, isPending } = own
  const error = own.error ?? refusal
  const failure = error instanceof PasskeyFailure ? failures[error.reason] : undefined
  return (
    <div className="passkey-button">
      <Button
        variant="outline"
        {...look}
        icon={<Icon icon={KeyRound} size="medium" />}
        isPending={isPending}
        pendingLabel={t(waiting)}
        onClick={() => {
          onBusyChange?.(true)
          mutate()
        }}
      />
      {error != null && !isPending && (
        <p className="field-error" role="alert">
          {failure ? t(failure) : refusalMessage(error, t('toast.generic'))}
        </p>
      )}
    </div>
  )
}
