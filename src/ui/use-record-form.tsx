import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormSetError, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'
import { showToast } from './toast.ts'

/** The texts of a refused save: for the form, and for the toast. */
type Refusal = { message: string; toast: { title: string; description: string }; isStale: boolean }

type RecordForm<Version, Values extends FieldValues, Output> = {
  /** The record being edited; undefined for a new one. */
  record: Version | undefined
  schema: z.ZodMiniType<Output, Values>
  valuesOf: (record: Version) => Values
  /** The initial values of a new record. */
  newValues?: Values
  /** `against` is the version the changes are based on; the server refuses if there is a newer one. */
  save: (values: Output, against: Version | undefined) => Promise<Version>
  /** Closes the form when the lists are refetched; the save is pending until then. */
  onSaved: (saved: Version) => unknown
  /** Fetches the version that is saved now, to compare with. */
  find: () => Promise<Version>
  explain: (error: unknown, setError: UseFormSetError<Values>) => Refusal
  /** Whether to ask a question between the press and the save; `saveNow` confirms it. */
  shouldAsk?: (values: Output, against: Version | undefined) => boolean
}

/**
 * A form over a record that others may change meanwhile. It validates on submit; a refusal is shown in the form and in
 * a toast, and everything typed is kept. If someone else saved first, both versions are offered for comparison (P4.11).
 */
export const useRecordForm = <Version, Values extends FieldValues, Output = Values>({
  record,
  schema,
  valuesOf,
  newValues,
  save,
  onSaved,
  find,
  explain,
  shouldAsk,
}: RecordForm<Version, Values, Output>) => {
  const { t } = useTranslation()
  const [seen, setSeen] = useState(record)
  const [newest, setNewest] = useState<Version>()
  const [problem, setProblem] = useState<{ text: string; isStale: boolean }>()
  const [attempt, setAttempt] = useState(0)
  /** Waiting for the answer to the question of `shouldAsk`. */
  const [asked, setAsked] = useState<{ values: Output; against: Version | undefined }>()
  const failureToast = useRef<{ dismiss: () => void }>(undefined)
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: (record === undefined ? newValues : valuesOf(record)) as DefaultValues<Values>,
    shouldFocusError: false,
  })

  const saving = useMutation({
    mutationFn: ({ values, against }: { values: Output; against: Version | undefined }) =>
      save(values, against),
    onSuccess: onSaved,
    onError: (error) => {
      const { message, toast, isStale } = explain(error, form.setError)
      setProblem({ text: message, isStale })
      setAttempt((count) => count + 1)
      failureToast.current = showToast({
        ...toast,
        variant: 'destructive',
        action: isStale ? { label: t('compare.open'), onAction: () => comparing.mutate() } : undefined,
      })
    },
    onSettled: () => setAsked(undefined),
  })
  const comparing = useMutation({
    mutationFn: find,
    onSuccess: (version) => {
      failureToast.current?.dismiss()
      setNewest(version)
    },
    onError: (error) =>
      showToast({ ...explain(error, () => {}).toast, title: t('compare.failed'), variant: 'destructive' }),
  })
  const saveOrAsk = (values: Output, against: Version | undefined) => {
    if (shouldAsk?.(values, against)) setAsked({ values, against })
    else saving.mutate({ values, against })
  }
  const submit = form.handleSubmit(
    (values) => {
      setProblem(undefined)
      saveOrAsk(values, seen)
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  /** Resets the form to another version and discards what was typed. */
  const adopt = (version: Version) => {
    setSeen(version)
    setNewest(undefined)
    setProblem(undefined)
    form.reset(valuesOf(version))
  }

  const refusal: ReactNode = problem && (
    <>
      <p>{problem.text}</p>
      {problem.isStale && (
        <Button
          variant="outline"
          size="table"
          isPending={comparing.isPending}
          onClick={() => comparing.mutate()}
        >
          {t('compare.open')}
        </Button>
      )}
    </>
  )
  return {
    form,
    /** The version the changes are based on. */
    seen,
    /** For a newer version that changes no field of the form, such as a status toggled beside it. */
    setSeen,
    adopt,
    submit,
    /** Incremented with each refused submit. */
    attempt,
    /** The error of the form as a whole: the server's message and any action to resolve it. */
    problem: refusal,
    isSaving: saving.isPending && !asked && newest === undefined,
    /** Leaving would lose changes. */
    isDirty: form.formState.isDirty && !saving.isSuccess,
    question: asked && {
      isPending: saving.isPending,
      onConfirm: () => saving.mutate(asked),
      onCancel: () => setAsked(undefined),
    },
    /** Set when someone else saved first: the props of a dialog that shows both versions. */
    comparison:
      newest !== undefined && seen !== undefined
        ? {
            base: seen,
            newest,
            mine: form.getValues(),
            isPending: saving.isPending,
            error: saving.variables?.against === newest ? problem?.text : undefined,
            onSave: (values: Output) => saveOrAsk(values, newest),
            onBack: () => setNewest(undefined),
            onDiscard: () => adopt(newest),
          }
        : undefined,
  }
}
