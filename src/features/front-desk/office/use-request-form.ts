import type { FormEvent } from 'react'
import type { SignedInUser } from '#access/roles.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { recordRequest } from '../browser/api.ts'
import type { SavedRequest } from '../schema.ts'
import { emptyValues, inputOf, labels, recordForm } from './record-values.ts'
import { useQuestions } from './use-questions.ts'
import { useRequestDrafts } from './use-request-drafts.ts'
import { type Caller, useTakenCaller } from './use-taken-caller.ts'

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

export const nameOf = ({ firstName, lastName }: Pick<Caller, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
