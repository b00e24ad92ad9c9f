import type { ComponentProps, ReactNode } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'

type Props = Pick<
  ComponentProps<typeof ActionDialog>,
  'title' | 'confirmLabel' | 'variant' | 'act' | 'onDone' | 'fallbackId' | 'onClose'
> & {
  /** The title of the dialog. */
  question?: string
  /** The record's picture, icon or initials. */
  mark?: ReactNode
  name: string
  /** The title of the toast when the server refuses. */
  failed: TextKey
  /** The consequences, under the record. */
  children: ReactNode
}

/** Shows the record to be deleted or withdrawn, and asks for confirmation. */
const RecordDialog = ({ question, mark, name, failed, children, ...action }: Props) => {
  const { t } = useTranslation()
  return (
    <ActionDialog {...action} failed={t(failed)}>
      {question && <p>{question}</p>}
      <p className="dialog-record">
        {mark}
        <bdi>{name}</bdi>
      </p>
      {children}
    </ActionDialog>
  )
}

export default RecordDialog
