import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from './dialog.tsx'
import { SaveButtons } from './save-buttons.tsx'

type SendingDialogProps = Omit<ComponentProps<typeof Dialog>, 'form' | 'foot' | 'children'> &
  Pick<ComponentProps<typeof SaveButtons>, 'icon' | 'variant'> & {
    /** The result of `useSending`, `useFormFrame` or `useRecordForm`. */
    frame: { submit: SubmitHandler; isPending: boolean; isDirty: boolean; summary?: ReactNode }
    /** The label of the submit button; «Save» by default. */
    save?: string
    /** The accessible name of the form. */
    formLabel?: string
    /** The id of the element that gets focus if the opening button is gone. */
    fallbackId?: string
    /** Content above the error summary. */
    lead?: ReactNode
    /** The class around the fields. Null for fields that have a layout of their own. */
    layout?: string | null
    /** A note next to the buttons. */
    footNote?: ReactNode
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
  footNote,
  children,
  ...dialog
}: SendingDialogProps) => {
  const { t } = useTranslation()
  const content = (
    <>
      {lead}
      {frame.summary}
      {children}
    </>
  )
  return (
    <Dialog
      isDirty={frame.isDirty}
      {...(fallbackId !== undefined && { fallbackFocus: () => document.getElementById(fallbackId) })}
      {...dialog}
      form={{ onSubmit: frame.submit, 'aria-label': formLabel }}
      foot={(close) => (
        <>
          {footNote}
          <SaveButtons
            label={save ?? t('form.save')}
            icon={icon}
            variant={variant}
            isSaving={frame.isPending}
            onCancel={close}
          />
        </>
      )}
    >
      {layout === null ? content : <div className={layout}>{content}</div>}
    </Dialog>
  )
}
