import { type ReactNode, useState } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type QuestionTexts = Record<'title' | 'body' | 'leave' | 'stay', TextKey>

const unsavedChanges: QuestionTexts = {
  title: 'ui.unsaved.title',
  body: 'ui.unsaved.body',
  leave: 'ui.unsaved.leave',
  stay: 'ui.unsaved.stay',
}

/**
 * «Leave without saving?»: `ask` resolves immediately if nothing would be lost. Render `question` inside the dialog or
 * page that asks.
 */
export const useUnsavedQuestion = (
  isDirty: boolean,
  texts = unsavedChanges,
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
      title={t(texts.title)}
      confirmLabel={t(texts.leave)}
      cancelLabel={t(texts.stay)}
      variant="leave"
      onConfirm={() => reply(true)}
      onCancel={() => reply(false)}
    >
      {t(texts.body)}
    </ConfirmDialog>
  )
  return { ask, question }
}
