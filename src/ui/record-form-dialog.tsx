import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { SaveButtons } from './save-buttons.tsx'

type RecordFormDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'size' | 'headExtra' | 'bodyClassName' | 'onClose' | 'children'
> & {
  /** The result of `useRecordForm`. */
  frame: { isDirty: boolean; isSaving: boolean; submit: () => unknown }
  saveLabel: string
  /** A note next to the buttons. */
  footNote?: ReactNode
  tableId: string
}

/**
 * A form for a record in a dialog. It asks before unsaved changes are lost and returns focus to the table.
 */
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
