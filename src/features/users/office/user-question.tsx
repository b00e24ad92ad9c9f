import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Monogram } from '#ui/monogram.tsx'

type Person = { id: number; name: string }

/** Asks for confirmation before an action on a user's account. */
export const UserQuestion = <Answer,>({
  person,
  ...question
}: Omit<ComponentProps<typeof ActionDialog<Answer>>, 'variant' | 'failed'> & {
  person: Person
}) => {
  const { t } = useTranslation()
  return (
    <ActionDialog {...question} variant="primary" failed={t('users.updateError')}>
      <NamedPerson {...person} />
      <div>{question.children}</div>
    </ActionDialog>
  )
}

/** Shows the user that a dialog is about. */
export const NamedPerson = ({ id, name }: Person) => (
  <p className="dialog-record">
    <Monogram name={name} id={id} />
    <bdi>{name}</bdi>
  </p>
)
