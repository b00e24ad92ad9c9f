import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { showToast } from './toast.ts'

type Props<Answer> = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'children' | 'confirmLabel' | 'cancelLabel' | 'variant'
> & {
  title?: string
  act: () => Promise<Answer>
  /** Closes the dialog once the screen shows the change; until the promise settles, the dialog is pending. */
  onDone: (answer: Answer) => unknown
  /** The title of the toast when the server refuses. */
  failed: string
  /** What a refusal says: here, and in the toast. */
  explain: (error: unknown) => { message: string; description: string }
  /** The id of what takes the focus when the button that asked is gone. */
  fallbackId?: string
  onClose: () => void
}

/** Asks before a record is deleted or the like, does it, and stays with the reason when that fails. */
export const ActionDialog = <Answer,>({
  title,
  act,
  onDone,
  failed,
  explain,
  fallbackId,
  onClose,
  ...question
}: Props<Answer>) => {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (failure) =>
      showToast({ title: failed, description: explain(failure).description, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      {...question}
      title={title ?? t('confirm.title')}
      isPending={isPending}
      error={error && explain(error).message}
      fallbackFocus={() => (fallbackId ? document.getElementById(fallbackId) : null)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  )
}
