import { useMutation } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import type { ComponentProps } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { PasskeyFailure } from './ceremony.ts'
import './passkey-button.css'
import '#ui/form-field.css'

type PasskeyButtonProps<Answer> = Pick<ComponentProps<typeof Button>, 'children' | 'isWide' | 'variant'> & {
  act: () => Promise<Answer>
  onDone: (answer: Answer) => unknown
  onBusyChange?: (isBusy: boolean) => void
  waiting: TextKey
  failures: Partial<Record<PasskeyFailure['reason'], TextKey>>
  /** The title of the toast for a refusal by the server. */
  failed: TextKey
  /** The error of a passkey that was chosen without the button. */
  refusal?: unknown
}

export const useRefusalToast = (title: TextKey) => {
  const { t } = useTranslation()
  return (error: unknown) => {
    if (error instanceof PasskeyFailure) return
    showToast({
      title: t(title),
      description: failureMessage(error, t),
      variant: 'destructive',
    })
  }
}

/** Asks for a passkey or creates one, and shows errors below the button. */
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
          {failure ? t(failure) : explainFailure(error, t).message}
        </p>
      )}
    </div>
  )
}
