import { type FormEvent, useState } from 'react'
import type { SignedInUser } from '#access/roles.ts'
import { ApiError, hasCode } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { recordRequest } from '../browser/api.ts'
import type { SavedRequest } from '../schema.ts'
import { nameOf } from './caller-name.ts'
import { useRequestDrafts } from './drafts.tsx'
import { emptyValues, inputOf, labels, type RecordValues, recordForm } from './record-values.ts'
import { type Caller, type RecordForm, useTakenCaller } from './use-taken-caller.ts'

/** The form of a new request: its caller, its drafts and the questions of the server. */
export const useRequestForm = ({
  me,
  start,
  onSent,
}: {
  me: SignedInUser
  start: Caller | undefined
  /** `accountName` is the name of the account to which the request belongs. */
  onSent: (recorded: SavedRequest, accountName: string | undefined) => void
}) => {
  const { t, language } = useTranslation()
  const { form, submit, ...sending } = useSending({
    schema: recordForm,
    defaultValues: { ...emptyValues, language, ...start },
    labels,
    send: async (values): Promise<SavedRequest> => {
      const sent = form.getValues()
      try {
        return await recordRequest({ ...inputOf(values), ...questions.confirmationsOf(sent) })
      } catch (error) {
        questions.note(error, sent)
        throw error
      }
    },
    onSent: (recorded) => {
      drafts.forget()
      onSent(recorded, caller.taken?.caller.userId ? nameOf(caller.taken.caller) : undefined)
    },
    failed: t('desk.failed'),
  })
  const caller = useTakenCaller(form, start, language)
  const questions = useQuestions(form)
  const drafts = useRequestDrafts({
    userId: start ? undefined : me.id,
    form,
    emptyValues: { ...emptyValues, language },
    typedOf: caller.typedOf,
    onContinue: caller.forget,
  })
  return {
    ...sending,
    form,
    caller,
    questions,
    drafts,
    /** Saves for the account of another person. */
    confirmPerson: () => submit(),
    submit: (event?: FormEvent) => {
      // The Enter key does not leave the field. The fields that were emptied are shown before the request is saved.
      if (caller.onTyped()) return event?.preventDefault()
      if (questions.openQuestion === 'person') caller.release('contact')
      return submit(event)
    },
  }
}

type Values = Pick<RecordValues, 'userId' | 'phone' | 'firstName' | 'lastName' | 'email' | 'service'>

/** The input that each question of the server was about. Changed input makes its answer void. */
const personIn = ({ userId, phone, firstName, lastName, email }: Values): string =>
  JSON.stringify([userId, phone, firstName, lastName, email])
const similarIn = ({ userId, phone, email, service }: Values): string =>
  JSON.stringify([userId, phone, email, service])

/** Whose request it is, and whether it is another than a similar one: the next save confirms what is shown. */
const useQuestions = (form: RecordForm) => {
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
