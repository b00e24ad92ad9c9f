import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { SaveButtons } from './save-buttons.tsx'

type RecordFormDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'size' | 'headExtra' | 'bodyClassName' | 'onClose' | 'children'
> & {
  /** From `useRecordForm`. */
  frame: { isDirty: boolean; isSaving: boolean; submit: () => unknown }
  saveLabel: string
  /** Beside the buttons. */
  footNote?: ReactNode
  tableId: string
}

/** A form over a record in a dialog. It asks before unsaved changes are lost and returns the focus to the table. */
export const RecordFormDialog = ({
  frame,
  saveLabel,
  footNote,
  tableId,
  ...dialog
}: RecordFormDialogProps) => (
  <Dialog
    {...dialog}
    isDirty={frame.isDirty}
    form={{ onSubmit: frame.submit }}
    fallbackFocus={() => document.getElementById(tableId)}
    foot={(close) => (
      <>
        {footNote}
        <SaveButtons label={saveLabel} isSaving={frame.isSaving} onCancel={close} />
      </>
    )}
  />
)
