import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#http/call-api.ts'
import { failureWords } from '#http/failure-words.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import { Icon } from '#ui/icon.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { showToast } from '#ui/toast.ts'
import { findWordingInForce, saveLegalPage } from '../admin-api.ts'
import { type LegalWordingInput, type LegalWordingVersion, legalWording } from '../admin-schema.ts'
import { LegalComparison } from './legal-compare.tsx'
import { LegalFields, legalLabels, legalWordsOf } from './legal-fields.tsx'
import { LegalPreview } from './legal-preview.tsx'
import { pageNames } from './page-names.ts'
import './legal-editor.css'

type Mode = 'write' | 'preview'

/** The words of one page in both languages. A save is a new version; nothing typed is lost when it is refused. */
export const LegalEditor = ({
  page,
  onSaved,
  onDirtyChange,
}: {
  page: LegalWordingVersion
  onSaved: (saved: LegalWordingVersion) => void
  onDirtyChange: (isDirty: boolean) => void
}) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  /** The version the words are written against. */
  const [seen, setSeen] = useState(page)
  const [newest, setNewest] = useState<LegalWordingVersion>()
  const [mode, setMode] = useState<Mode>('write')
  const [problem, setProblem] = useState<{ text: string; isStale: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const failureToast = useRef<{ dismiss: () => void }>(undefined)
  const form = useForm<LegalWordingInput, unknown, LegalWordingInput>({
    resolver: zodResolver(legalWording),
    defaultValues: legalWordsOf(page),
    shouldFocusError: false,
  })
  const { isDirty, errors } = form.formState
  useEffect(() => {
    onDirtyChange(isDirty)
    return () => onDirtyChange(false)
  }, [isDirty, onDirtyChange])

  const adopt = (version: LegalWordingVersion) => {
    setSeen(version)
    setNewest(undefined)
    setProblem(undefined)
    form.reset(legalWordsOf(version))
  }
  const refuse = () => {
    setMode('write')
    setAttempt((count) => count + 1)
  }
  const save = useMutation({
    mutationFn: ({ wording, version }: { wording: LegalWordingInput; version: string }) =>
      saveLegalPage(page.slug, { ...wording, version }),
    onSuccess: (saved) => {
      adopt(saved)
      onSaved(saved)
    },
    onError: (error) => {
      const isStale = error instanceof ApiError && error.status === 409
      setProblem({ text: showServerErrors(error, form.setError, t('toast.generic')), isStale })
      refuse()
      failureToast.current = showToast({
        title: t('pages.saveError'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
        action: isStale ? { label: t('compare.open'), onAction: () => compare.mutate() } : undefined,
      })
    },
  })
  const compare = useMutation({
    mutationFn: () => findWordingInForce(page.slug),
    onSuccess: (version) => {
      failureToast.current?.dismiss()
      setNewest(version)
    },
    onError: (error) =>
      showToast({
        title: t('compare.failed'),
        description: failureWords(error, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  const submit = form.handleSubmit(
    (wording) => {
      setProblem(undefined)
      save.mutate({ wording, version: seen.version })
    },
    () => {
      setProblem(undefined)
      refuse()
    },
  )
  const idOf = (name: keyof LegalWordingInput) => `${id}-${name}`
  const listed = fieldErrorsOf(errors, legalLabels, idOf, { t, tMessage })
  const isPending = save.isPending && !newest
  return (
    <>
      <form
        className="panel legal-editor"
        noValidate
        onSubmit={submit}
        aria-label={t('pages.editNamed', { name: t(pageNames[page.slug]) })}
      >
        <div className="legal-editor-bar">
          <SegmentedFilter<Mode>
            label={t('pages.mode')}
            segments={[
              { value: 'write', label: t('pages.mode.write') },
              { value: 'preview', label: t('pages.mode.preview') },
            ]}
            value={mode}
            onValueChange={setMode}
          />
          <p className="small muted">{t('pages.hint')}</p>
        </div>
        {(problem || listed.length > 0) && attempt > 0 && (
          <ErrorSummary errors={listed} attempt={attempt} className="legal-editor-errors">
            {problem && <p>{problem.text}</p>}
            {problem?.isStale && (
              <Button
                variant="outline"
                size="table"
                isPending={compare.isPending}
                onClick={() => compare.mutate()}
              >
                {t('compare.open')}
              </Button>
            )}
          </ErrorSummary>
        )}
        {mode === 'write' ? (
          <LegalFields form={form} idOf={idOf} />
        ) : (
          <LegalPreview wording={form.getValues()} />
        )}
        <div className="legal-editor-foot">
          <p className="muted" role="status">
            {isDirty && (
              <>
                <Icon icon={Pencil} size="small" />
                {t('pages.unsaved')}
              </>
            )}
          </p>
          <Button variant="outline" disabled={!isDirty || isPending} onClick={() => adopt(seen)}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" disabled={!isDirty} isPending={isPending} pendingLabel={t('form.submitting')}>
            {t('pages.save')}
          </Button>
        </div>
      </form>
      {newest && (
        <LegalComparison
          base={seen}
          newest={newest}
          mine={form.getValues()}
          isPending={save.isPending}
          error={save.variables?.version === newest.version ? problem?.text : undefined}
          onSave={(wording) => save.mutate({ wording, version: newest.version })}
          onBack={() => setNewest(undefined)}
          onDiscard={() => adopt(newest)}
        />
      )}
    </>
  )
}
