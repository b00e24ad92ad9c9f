import { useQueryClient } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import { lazy, type SyntheticEvent, useRef, useState } from 'react'
import { SetQuestionList } from '#features/questions/office/set-question-list.tsx'
import {
  contentOf,
  type SetContent,
  type SetValues,
  setForm,
  textOfSet,
  valuesOf,
} from '#features/questions/office/set-values.ts'
import { findSet, publishSet, saveSet, setQuery, setsKey } from '#features/questions/office/sets-api.ts'
import { useSetFields } from '#features/questions/office/use-set-fields.ts'
import type { SetVersion } from '#features/questions/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useErrorTitle } from '#ui/use-failed-form.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { VersionComparison } from '#ui/version-comparison.tsx'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useLeaveGuard } from '../../use-leave-guard.ts'
import { WithTexts } from '../../with-texts.tsx'
import '#features/questions/office/set-editor.css'

const SetPreview = lazy(() => import('#features/questions/office/set-preview.tsx'))

/** The editor of a draft. It stays open after saving; publishing saves first and asks. */
export const SetEditor = ({ version }: { version: SetVersion }) => {
  const { t, language } = useTranslation()
  const queryClient = useQueryClient()
  const isPublishing = useRef(false)
  // Only the press of the button checks that the version is complete, not the changes after it.
  const isChecking = useRef(false)
  const [schema] = useState(() => setForm(() => isChecking.current))
  const [isPreviewed, setPreviewed] = useState(false)
  const { comparison, ...frame } = useRecordForm<SetVersion, SetValues, SetContent>({
    record: version,
    schema,
    valuesOf,
    save: async ({ content }, against = version) => {
      const saved = await saveSet(version.id, { content, updatedAt: against.updatedAt })
      if (!isPublishing.current) return saved
      // A refused publication leaves the saved draft.
      frame.setSeen(saved)
      return publishSet(version.id, saved.updatedAt)
    },
    shouldAsk: () => isPublishing.current,
    onSaved: async (saved) => {
      frame.adoptSaved(saved)
      queryClient.setQueryData(setQuery(saved.id).queryKey, saved)
      showToast({
        title: t(saved.state === 'published' ? 'questionSets.publishedNow' : 'questionSets.saved'),
      })
      await queryClient.invalidateQueries({ queryKey: setsKey })
    },
    find: () => findSet(version.id),
    failed: () => t(isPublishing.current ? 'questionSets.publishFailed' : 'questionSets.saveFailed'),
  })
  const { form, seen = version, attempt, problem } = frame
  const { isDirty } = form.formState
  const { question } = useLeaveGuard(isDirty)
  const { fields, wrong, errors } = useSetFields(form)
  const hasProblem = attempt > 0 && (errors.length > 0 || Boolean(problem))
  useErrorTitle(hasProblem)
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    isPublishing.current = event.nativeEvent.submitter?.dataset.then === 'publish'
    isChecking.current = isPublishing.current
    void frame.submit(event).finally(() => {
      isChecking.current = false
    })
  }
  return (
    <>
      <form method="post" className="set-editor" noValidate onSubmit={submit}>
        {hasProblem && (
          <ErrorSummary title={problem?.title} errors={errors} attempt={attempt}>
            {problem?.content}
          </ErrorSummary>
        )}
        <section className="panel panel-body" aria-label={t('questionSets.title')}>
          <SetQuestionList fields={fields} wrong={wrong} attempt={attempt} />
        </section>
        <div className="set-bar print-hidden">
          <p className="muted" role="status">
            {isDirty
              ? t('questionSets.unsaved')
              : t('questionSets.savedAt', { time: formatDateTime(seen.updatedAt, language) })}
          </p>
          <Button variant="quiet" icon={<Icon icon={Eye} size="medium" />} onClick={() => setPreviewed(true)}>
            {t('questionSets.preview')}
          </Button>
          <Button
            type="submit"
            variant="outline"
            disabled={!isDirty}
            isPending={frame.isPending}
            pendingLabel={t('form.submitting')}
          >
            {t('questionSets.save')}
          </Button>
          <Button
            type="submit"
            data-then="publish"
            isPending={frame.isPending}
            pendingLabel={t('form.submitting')}
          >
            {t('questionSets.publish')}
          </Button>
        </div>
      </form>
      {frame.question && (
        <ConfirmDialog
          title={t('questionSets.publish.title', { n: version.number })}
          confirmLabel={t('questionSets.publish')}
          variant="primary"
          isPending={frame.question.isPending}
          onConfirm={frame.question.onConfirm}
          onCancel={frame.question.onCancel}
        >
          {t(
            form.getValues('content').length === 0
              ? 'questionSets.publish.empty'
              : 'questionSets.publish.text',
          )}
        </ConfirmDialog>
      )}
      {comparison && (
        <VersionComparison
          {...comparison}
          title={t('questionSets.changed')}
          savedAt={comparison.newest.updatedAt}
          labels={{ content: 'questionSets.title' }}
          valuesOf={valuesOf}
          textOf={(_name, values) => textOfSet(values)}
          onSave={(values) => comparison.onSave({ content: contentOf(values) })}
        />
      )}
      {isPreviewed && (
        <DialogSuspense>
          <WithTexts area="ownQuestions">
            <SetPreview content={contentOf(form.getValues())} onClose={() => setPreviewed(false)} />
          </WithTexts>
        </DialogSuspense>
      )}
      {question}
    </>
  )
}
