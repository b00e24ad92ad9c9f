import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { showToast } from './toast.ts'

type Props = Pick<ComponentProps<typeof ConfirmDialog>, 'children' | 'confirmLabel' | 'variant'> & {
  title?: string
  act: () => Promise<unknown>
  /** Resolves when the lists are refetched; the dialog stays pending until then and closes after. */
  onDone: () => Promise<void>
  /** The title of the toast when the server refuses. */
  failed: string
  /** The texts of a refusal: for the dialog, and for the toast. */
  explain: (error: unknown) => { message: string; description: string }
  /** The id of the element that takes the focus when the row and its buttons are gone. */
  fallbackId: string
  onClose: () => void
}

/**
 * Asks for confirmation before a record is deleted or the like and performs the action. On failure it stays open and
 * says why.
 */
export const ActionDialog = ({
  title,
  act,
  onDone,
  failed,
  explain,
  fallbackId,
  onClose,
  ...question
}: Props) => {
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
      fallbackFocus={() => document.getElementById(fallbackId)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  )
}
