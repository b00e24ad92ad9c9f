import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

/**
 * «Leave without saving?»: `ask` resolves immediately if nothing would be lost. Render `question` inside the dialog or
 * page that asks.
 */
export const useUnsavedQuestion = (
  isDirty: boolean,
): { ask: () => Promise<boolean>; question: ReactNode } => {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>()
  const ask = () =>
    isDirty ? new Promise<boolean>((resolve) => setAnswer(() => resolve)) : Promise.resolve(true)
  const reply = (mayLeave: boolean) => {
    setAnswer(undefined)
    answer?.(mayLeave)
  }
  const question = answer && (
    <ConfirmDialog
      title={t('ui.unsaved.title')}
      confirmLabel={t('ui.unsaved.leave')}
      cancelLabel={t('ui.unsaved.stay')}
      variant="primary"
      onConfirm={() => reply(true)}
      onCancel={() => reply(false)}
    >
      {t('ui.unsaved.body')}
    </ConfirmDialog>
  )
  return { ask, question }
}
