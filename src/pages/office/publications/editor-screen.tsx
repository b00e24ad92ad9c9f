import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import type { AdminPublication, PublicationRevision } from '#features/publications/admin-schema.ts'
import { publicationsKey } from '#features/publications/browser/api.ts'
import {
  adminPublicationQuery,
  createPublication,
  findAdminPublication,
  updatePublication,
} from '#features/publications/office/api.ts'
import { AutosaveNotice, useAutosave } from '#features/publications/office/autosave.tsx'
import type { EditorFields } from '#features/publications/office/editor-fields.ts'
import { EditorHead } from '#features/publications/office/editor-head.tsx'
import { EditorRail } from '#features/publications/office/editor-rail.tsx'
import {
  type EditorValues,
  editorSchema,
  fieldLabels,
  inputOf,
  newEditorValues,
  valuesOf,
} from '#features/publications/office/editor-values.ts'
import { LanguageColumn } from '#features/publications/office/language-column.tsx'
import { RevisionPanel } from '#features/publications/office/revision-panel.tsx'
import { savedMessage } from '#features/publications/office/saved-message.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { fieldErrorsOf, messageOf } from '#ui/field-errors.ts'
import { showToast } from '#ui/toast.ts'
import { Twins } from '#ui/twins.tsx'
import { useErrorTitle } from '#ui/use-failed-form.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { useLeaveGuard } from '../../use-leave-guard.ts'
import '#features/publications/office/editor-screen.css'

// Lazy: these dialogs are opened rarely.
const PreviewDialog = lazy(() => import('#features/publications/office/preview-dialog.tsx'))
const IssueDialog = lazy(() => import('#features/newsletter/office/issue-dialog.tsx'))
const RevisionDialog = lazy(() => import('#features/publications/office/revision-dialog.tsx'))
const PublicationComparison = lazy(() => import('#features/publications/office/publication-comparison.tsx'))

/**
 * The editor for an existing or new publication. It stays open after saving, since texts are saved many
 * times.
 */
export const EditorScreen = ({
  publication,
  userId,
  onCreated,
}: {
  publication?: AdminPublication
  userId: number
  onCreated?: (created: AdminPublication) => void
}) => {
  const { t, tMessage, language } = useTranslation()
  const queryClient = useQueryClient()
  const id = useId()
  const [begun] = useState(() => newEditorValues(new Date()))
  const [isPreviewed, setPreviewed] = useState(false)
  const [isSending, setSending] = useState(false)
  const [revision, setRevision] = useState<PublicationRevision>()

  const { comparison, ...frame } = useRecordForm<AdminPublication, EditorValues>({
    record: publication,
    schema: editorSchema,
    valuesOf,
    newValues: begun,
    save: saveOver(begun),
    onSaved: async (saved) => {
      const hasInput = frame.adoptSaved(saved)
      autosave.forget()
      await updateCache(saved)
      showToast({
        title: t(publication ? 'toast.publication.updated' : 'toast.publication.added'),
        description: savedMessage(saved, t, language),
      })
      if (publication) return
      if (hasInput) autosave.handOver(saved.id, { values: form.getValues(), base: saved })
      onCreated?.(saved)
    },
    find: () => findAdminPublication(publication?.id ?? 0),
    failed: t(publication ? 'dashboard.publications.updateError' : 'dashboard.publications.addError'),
  })
  const { form, seen, attempt, problem } = frame
  const { isDirty } = form.formState
  const values = form.watch()
  const autosave = useAutosave({
    userId,
    publicationId: publication?.id,
    draft: useMemo(() => (isDirty ? { values, base: seen ?? null } : undefined), [isDirty, values, seen]),
  })
  const takeAutosave = () => {
    const { values: typed, base } = autosave.take()
    if (base) frame.adopt(base)
    form.reset(typed, { keepDefaultValues: true })
  }
  const { question } = useLeaveGuard(isDirty, autosave.forget)

  /** Puts the new version into every cached query that shows it. */
  const updateCache = async (saved: AdminPublication) => {
    await queryClient.invalidateQueries({ queryKey: publicationsKey })
    queryClient.setQueryData(adminPublicationQuery(saved.id).queryKey, saved)
  }
  const marking = useArabicMark(async (saved) => {
    frame.setSeen(saved)
    await updateCache(saved)
  })

  const fields = fieldsOf(form, id, tMessage)
  const errors = fieldErrorsOf(form.formState.errors, fieldLabels, fields.idOf, { t, tMessage })
  const hasProblem = errors.length > 0 || Boolean(problem)
  useErrorTitle(hasProblem)
  return (
    <SaveShortcut onSave={() => !frame.isPending && void frame.submit()}>
      <EditorHead
        seen={seen}
        state={values.state}
        isNew={!publication}
        isDirty={isDirty}
        isSaving={frame.isPending}
        onPreview={() => setPreviewed(true)}
        onSend={() => setSending(true)}
        onSave={() => void frame.submit()}
      />
      {autosave.draft && (
        <AutosaveNotice
          autosave={autosave.draft}
          isOld={(autosave.draft.base?.updatedAt ?? '') !== (publication?.updatedAt ?? '')}
          onTake={takeAutosave}
          onDrop={autosave.forget}
        />
      )}
      {hasProblem && (
        <ErrorSummary className="editor-problem" title={problem?.title} errors={errors} attempt={attempt}>
          {problem?.content}
        </ErrorSummary>
      )}
      <div className="editor">
        <Twins
          en={<LanguageColumn language="en" fields={fields} />}
          ar={<LanguageColumn language="ar" fields={fields} />}
        />
        <div className="editor-rail">
          <EditorRail
            fields={fields}
            outdatedSince={seen?.arabicOutdatedSince ?? null}
            isMarking={marking.isPending}
            onArabicCurrent={() => seen && marking.mutate(seen)}
          />
          <RevisionPanel publicationId={publication?.id} onCompare={setRevision} />
        </div>
      </div>
      <Suspense>
        {isPreviewed && (
          <PreviewDialog values={form.getValues()} id={publication?.id} onClose={() => setPreviewed(false)} />
        )}
        {isSending && seen && <IssueDialog publication={seen} onClose={() => setSending(false)} />}
        {revision && seen && (
          <RevisionDialog
            publication={seen}
            revision={revision}
            isDirty={isDirty}
            onRestored={async (restored) => {
              frame.adopt(restored)
              autosave.forget()
              await updateCache(restored)
              setRevision(undefined)
              showToast({
                title: t('toast.publication.updated'),
                description: t('revisions.restored', { n: revision.number }),
              })
            }}
            onClose={() => setRevision(undefined)}
          />
        )}
        {comparison && <PublicationComparison {...comparison} />}
      </Suspense>
      {question}
    </SaveShortcut>
  )
}

const fieldsOf = (
  form: EditorFields['form'],
  id: string,
  tMessage: (message: string) => string,
): EditorFields => ({
  form,
  idOf: (name) => `${id}-${name}`,
  errorOf: (name) => {
    const message = messageOf(form.formState.errors, name)
    return message && tMessage(message)
  },
})

const saveOver =
  (begun: EditorValues) =>
  (values: EditorValues, against: AdminPublication | undefined): Promise<AdminPublication> =>
    against
      ? updatePublication(against.id, { ...inputOf(values, valuesOf(against)), updatedAt: against.updatedAt })
      : createPublication(inputOf(values, begun))

/** Ctrl+S does what the save button does. */
const SaveShortcut = ({ onSave, children }: { onSave: () => void; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard shortcut for what the button also does
  <div
    role="presentation"
    onKeyDown={(event) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSave()
    }}
  >
    {children}
  </div>
)

/** Confirms that the Arabic text still matches the changed English text. */
const useArabicMark = (onSaved: (saved: AdminPublication) => Promise<void>) => {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: ({ id, updatedAt }: AdminPublication) =>
      updatePublication(id, { isArabicCurrent: true, updatedAt }),
    onSuccess: async (saved) => {
      await onSaved(saved)
      showToast({ title: t('editor.arabicCurrent.done') })
    },
    onError: (error) =>
      showToast({
        title: t('dashboard.publications.updateError'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
}
