import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { userName } from '#features/users/browser/user-name.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { SelectOption } from '#ui/select.tsx'
import { openByAssigneeQuery } from '../browser/api.ts'

type Person = { id: number; name: string }

/** Options of people with the number of their open requests. The reader comes first. */
export const useAssignees = () => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const colleagues = useColleagues(me?.id)?.map((each) => ({ id: each.id, name: userName(each) })) ?? []
  const { data: open = [] } = useQuery(openByAssigneeQuery())
  const optionOf = ({ id, name }: Person): SelectOption => ({
    value: String(id),
    label: t(id === me?.id ? 'assign.person.me' : 'assign.person', {
      name,
      n: String(open.find(({ userId }) => userId === id)?.count ?? 0),
    }),
  })
  const left = open.flatMap(({ userId, name }) =>
    colleagues.some(({ id }) => id === userId) ? [] : { id: userId, name },
  )
  return {
    colleagues: colleagues.map(optionOf),
    /** Also users who left and still have open requests. */
    withOpen: [...colleagues.filter(({ id }) => id !== me?.id), ...left].map(optionOf),
    nameOf: (id: number) => [...colleagues, ...left].find((each) => each.id === id)?.name,
  }
}
