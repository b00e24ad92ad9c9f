import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { TextKey } from '#i18n/translate.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'

type Typed = { currentPassword: string; code?: string | undefined }

export type ProofDialogProps<Proof extends Typed, Answer> = {
  title: string
  headExtra?: ReactNode
  text: string
  confirmLabel: string
  username: string
  schema: z.ZodMiniType<Proof, Typed>
  /** Field labels, in the order of the page. Without a label for the code, the dialog has no field for it. */
  labels: { currentPassword: TextKey; code?: TextKey }
  failedTitle: string
  send: (proof: Proof) => Promise<Answer>
  onSent: (answer: Answer) => void
  closesOnBackdrop?: boolean
  /** Another way to confirm, below the fields. */
  otherWay?: ReactNode
  onClose: () => void
  fallbackFocus?: () => HTMLElement | null
}

/** Asks a logged-in user to confirm their identity with the password and, if required, a code. */
export const ProofDialog = <Proof extends Typed, Answer>({
  title,
  text,
  confirmLabel,
  username,
  schema,
  labels,
  failedTitle,
  send,
  onSent,
  otherWay,
  ...dialog
}: ProofDialogProps<Proof, Answer>) => {
  const asksCode = labels.code !== undefined
  const { field, ...frame } = useFormFrame<Typed, Proof, Answer>({
    schema,
    labels,
    defaultValues: { currentPassword: '', ...(asksCode && { code: '' }) },
    send,
    onSent,
    failed: failedTitle,
    headingLevel: 'h3',
  })
  return (
    <SendingDialog
      {...dialog}
      title={title}
      size={480}
      frame={frame}
      isDirty={false}
      formLabel={title}
      save={confirmLabel}
    >
      <p>{text}</p>
      {/* Lets password managers find the account of this password. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" data-initial-focus />
      {asksCode && (
        <TextField {...field('code')} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
      )}
      {otherWay}
    </SendingDialog>
  )
}
