import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'
import { failureMessage } from './explain-failure.ts'
import { showToast } from './toast.ts'
import { type FailureTitle, useFailedForm } from './use-failed-form.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'
import { useResetToSaved } from './use-reset-to-saved.ts'

type RecordForm<Version, Values extends FieldValues, Output> = {
  /** The record being edited; undefined for a new one. */
  record: Version | undefined
  schema: z.ZodMiniType<Output, Values>
  valuesOf: (record: Version) => Values
  /** The initial values of a new record. */
  newValues?: Values
  /** `against` is the version the changes are based on; the server refuses if there is a newer one. */
  save: (values: Output, against: Version | undefined) => Promise<Version>
  /**
   * Closes the form when the lists are refetched; the save is pending until then. A form that stays open calls
   * `adoptSaved`.
   */
  onSaved: (saved: Version) => unknown
  /** Fetches the currently stored version, to compare with. */
  find: () => Promise<Version>
  failed: FailureTitle
  /** Whether to ask a question between the click and the save; `saveNow` confirms it. */
  shouldAsk?: (values: Output, against: Version | undefined) => boolean
}

/**
 * A form for a record that others may change meanwhile. It validates on submit; a refusal is shown in the
 * form and in a toast, and all input is preserved. If someone else saved first, both versions are offered for
 * comparison (P4.11).
 */
export const useRecordForm = <Version, Values extends FieldValues, Output = Values>({
  record,
  schema,
  valuesOf,
  newValues,
  save,
  onSaved,
  find,
  failed,
  shouldAsk,
}: RecordForm<Version, Values, Output>) => {
  const { t } = useTranslation()
  const [seen, setSeen] = useState(record)
  const [newest, setNewest] = useState<Version>()
  /** Set while the confirmation that `shouldAsk` requires is open. */
  const [requested, setRequested] = useState<{ values: Output; against: Version | undefined }>()
  const failureToast = useRef<{ dismiss: () => void }>(undefined)
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: (record === undefined ? newValues : valuesOf(record)) as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { noteSent, resetTo } = useResetToSaved(form)
  const { begin, end } = useOneAtATime()
  const { failure, attempt, problem, clear, submitWith, fail } = useFailedForm({
    form,
    failed,
    canCompare: true,
  })
  const isStale = failure?.kind === 'stale'
  useNewerRecord(record, () => failure?.kind === 'refused' && clear())

  const saving = useMutation({
    mutationFn: ({ values, against }: { values: Output; against: Version | undefined }) =>
      save(values, against),
    onMutate: noteSent,
    // A rejection of `onSaved` is not a refusal: the form has the saved version, which a second press changes.
    onSuccess: async (saved) => {
      try {
        await onSaved(saved)
      } catch {
        adoptSaved(saved)
        showToast({ title: t('form.sentUnseen'), variant: 'destructive' })
      }
    },
    onError: (error) => {
      failureToast.current = fail(error, { label: t('compare.open'), onAction: () => comparing.mutate() })
    },
    onSettled: () => {
      end()
      setRequested(undefined)
    },
  })
  const comparing = useMutation({
    mutationFn: find,
    onSuccess: (version) => {
      failureToast.current?.dismiss()
      setNewest(version)
    },
    onError: (error) =>
      showToast({
        title: t('compare.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
  const saveOrAsk = (values: Output, against: Version | undefined) => {
    if (shouldAsk?.(values, against)) setRequested({ values, against })
    else begin(() => saving.mutate({ values, against }))
  }
  const adoptWith =
    <Result,>(put: (values: Values) => Result) =>
    (version: Version) => {
      setSeen(version)
      setNewest(undefined)
      clear()
      return put(valuesOf(version))
    }

  const adopt = adoptWith(form.reset)
  const adoptSaved = adoptWith(resetTo)

  const compareButton = isStale && (
    <Button variant="outline" size="table" isPending={comparing.isPending} onClick={() => comparing.mutate()}>
      {t('compare.open')}
    </Button>
  )
  return {
    form,
    /** The version the changes are based on. */
    seen,
    /** Call it for a newer version that changes no field of the form, such as a status toggled elsewhere. */
    setSeen,
    /** Resets the form to another version and discards the input. */
    adopt,
    /** Resets the form to the saved version, and returns whether input since then stays, unsaved. */
    adoptSaved,
    submit: submitWith((values) => saveOrAsk(values, seen)),
    /** Incremented with each refused submit. */
    attempt,
    /** The server's message, and the comparison if someone else saved first. */
    problem: problem && {
      ...problem,
      content: (
        <>
          {problem.content}
          {compareButton}
        </>
      ),
    },
    isPending: saving.isPending && !requested && newest === undefined,
    /** Leaving would lose changes. */
    isDirty: form.formState.isDirty && !saving.isSuccess,
    question: requested && {
      isPending: saving.isPending,
      onConfirm: () => begin(() => saving.mutate(requested)),
      onCancel: () => setRequested(undefined),
    },
    /** Set when someone else saved first: the props of a dialog that shows both versions. */
    comparison:
      newest !== undefined && seen !== undefined
        ? {
            base: seen,
            newest,
            mine: form.getValues(),
            isPending: saving.isPending,
            problem: saving.error && saving.variables?.against === newest ? failure : undefined,
            onSave: (values: Output) => saveOrAsk(values, newest),
            onBack: () => setNewest(undefined),
            onDiscard: () => adopt(newest),
          }
        : undefined,
  }
}

/** A refusal may be resolved elsewhere: another dialog or a colleague changes the record. */
const useNewerRecord = (record: unknown, onNewer: () => void) => {
  const version = JSON.stringify(record)
  const [shown] = useState(() => ({ version }))
  const compare = useEffectEvent(() => {
    if (shown.version !== version) onNewer()
    shown.version = version
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is a reason
  useEffect(() => compare(), [version])
}
