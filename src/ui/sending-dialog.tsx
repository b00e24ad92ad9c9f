import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from './dialog.tsx'
import { SaveButtons } from './save-buttons.tsx'

type SendingDialogProps = Omit<ComponentProps<typeof Dialog>, 'form' | 'foot' | 'children'> &
  Pick<ComponentProps<typeof SaveButtons>, 'icon' | 'variant'> & {
    /** The result of `useSending` or `useFormFrame`. */
    frame: { submit: SubmitHandler; isPending: boolean; isDirty: boolean; summary?: ReactNode }
    /** The label of the submit button; «Save» by default. */
    save?: string
    /** The accessible name of the form. */
    formLabel?: string
    /** The id of the element that gets focus if the opening button is gone. */
    fallbackId?: string
    /** Content above the error summary. */
    lead?: ReactNode
    layout?: string
    children: ReactNode
  }

type SubmitHandler = NonNullable<ComponentProps<'form'>['onSubmit']>

/** A form in a dialog: error summary, fields and buttons. It asks before unsaved changes are lost. */
export const SendingDialog = ({
  frame,
  save,
  icon,
  variant,
  formLabel,
  fallbackId,
  lead,
  layout = 'stack',
  children,
  ...dialog
}: SendingDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog
      isDirty={frame.isDirty}
      {...(fallbackId !== undefined && { fallbackFocus: () => document.getElementById(fallbackId) })}
      {...dialog}
      form={{ onSubmit: frame.submit, 'aria-label': formLabel }}
      foot={(close) => (
        <SaveButtons
          label={save ?? t('form.save')}
          icon={icon}
          variant={variant}
          isSaving={frame.isPending}
          onCancel={close}
        />
      )}
    >
      <div className={layout}>
        {lead}
        {frame.summary}
        {children}
      </div>
    </Dialog>
  )
}
