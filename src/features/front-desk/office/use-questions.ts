import { useState } from 'react'
import { ApiError, hasCode } from '#browser/call-api.ts'
import type { RecordValues } from './record-values.ts'
import type { RecordForm } from './use-taken-caller.ts'

type Values = Pick<RecordValues, 'userId' | 'phone' | 'firstName' | 'lastName' | 'email' | 'service'>

/** The input that each question of the server was about. Changed input makes its answer void. */
const personIn = ({ userId, phone, firstName, lastName, email }: Values): string =>
  JSON.stringify([userId, phone, firstName, lastName, email])
const similarIn = ({ userId, phone, email, service }: Values): string =>
  JSON.stringify([userId, phone, email, service])

/** Whose request it is, and whether it is another than a similar one: the next save confirms what is shown. */
export const useQuestions = (form: RecordForm) => {
  const [person, setPerson] = useState<string>()
  const [similar, setSimilar] = useState<{ about: string; id: number }>()
  const [latest, setLatest] = useState<'person' | 'similar'>()
  const similarTo = (values: Values) => (similar?.about === similarIn(values) ? similar.id : undefined)
  const isPersonQuestionOpen = (values: Values) => person === personIn(values)
  const [userId, phone, firstName, lastName, email, service] = form.watch([
    'userId',
    'phone',
    'firstName',
    'lastName',
    'email',
    'service',
  ])
  const values = { userId, phone, firstName, lastName, email, service }
  const open = { person: isPersonQuestionOpen(values), similar: similarTo(values) !== undefined }
  return {
    similarTo: similarTo(values),
    isPersonQuestionOpen: open.person,
    /** The question that the next save answers; one that was answered before stays visible. */
    openQuestion:
      latest && open[latest] ? latest : open.person ? 'person' : open.similar ? 'similar' : undefined,
    confirmationsOf: (sent: Values) => ({
      ...(isPersonQuestionOpen(sent) && { confirmsPerson: true }),
      ...(similarTo(sent) !== undefined && {
        confirmsSimilar: true,
        similarTo: similarTo(sent),
      }),
    }),
    /** Reads the refusal of a request with these values. */
    note: (error: unknown, sent: Values) => {
      if (hasCode(error, 'other_person')) {
        setPerson(personIn(sent))
        setLatest('person')
      }
      if (error instanceof ApiError && error.similarTo !== undefined) {
        setSimilar({ about: similarIn(sent), id: error.similarTo })
        setLatest('similar')
      }
    },
    withdraw: () => setPerson(undefined),
  }
}
