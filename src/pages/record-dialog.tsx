import type { ComponentProps, ReactNode } from 'react'
import { explainRefusal } from '#browser/failure-message.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'

type Props = Pick<
  ComponentProps<typeof ActionDialog>,
  'title' | 'confirmLabel' | 'variant' | 'act' | 'onDone' | 'fallbackId' | 'onClose'
> & {
  /** Stands over the record. */
  question?: string
  /** Its picture, icon or letters. */
  mark?: ReactNode
  name: string
  /** For the names of files. */
  nameDirection?: 'ltr'
  /** The title of the toast when the server refuses. */
  failed: TextKey
  /** What it means, under the record. */
  children: ReactNode
}

/** Names the record that is about to be deleted, withdrawn or the like, and asks. */
export const RecordDialog = ({ question, mark, name, nameDirection, failed, children, ...action }: Props) => {
  const { t } = useTranslation()
  return (
    <ActionDialog {...action} failed={t(failed)} explain={explainRefusal(t('toast.generic'))}>
      {question && <p>{question}</p>}
      <p className="dialog-record">
        {mark}
        <bdi dir={nameDirection}>{name}</bdi>
      </p>
      {children}
    </ActionDialog>
  )
}
