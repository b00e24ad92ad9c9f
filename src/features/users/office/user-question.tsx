import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { NamedPerson } from './named-person.tsx'

/** Asks for confirmation before an action on a user's account. */
export const UserQuestion = <Answer,>({
  person,
  ...question
}: Omit<ComponentProps<typeof ActionDialog<Answer>>, 'variant' | 'failed'> & {
  person: { id: number; name: string }
}) => {
  const { t } = useTranslation()
  return (
    <ActionDialog {...question} variant="primary" failed={t('users.updateError')}>
      <NamedPerson {...person} />
      <div>{question.children}</div>
    </ActionDialog>
  )
}
