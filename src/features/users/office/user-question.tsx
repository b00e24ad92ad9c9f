import type { ComponentProps } from 'react'
import { explainRefusal } from '#browser/failure-message.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Monogram } from '#ui/monogram.tsx'

type Person = { id: number; name: string }

/** Asks before something is done to somebody's account. */
export const UserQuestion = <Answer,>({
  person,
  ...question
}: Omit<ComponentProps<typeof ActionDialog<Answer>>, 'variant' | 'failed' | 'explain'> & {
  person: Person
}) => {
  const { t } = useTranslation()
  return (
    <ActionDialog
      {...question}
      variant="primary"
      failed={t('users.updateError')}
      explain={explainRefusal(t('toast.generic'))}
    >
      <NamedPerson {...person} />
      <p>{question.children}</p>
    </ActionDialog>
  )
}

/** Names the person a dialog is about. */
export const NamedPerson = ({ id, name }: Person) => (
  <p className="dialog-record">
    <Monogram name={name} id={id} />
    <bdi>{name}</bdi>
  </p>
)
