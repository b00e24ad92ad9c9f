import Check from 'lucide-react/icons/check'
import Eye from 'lucide-react/icons/eye'
import Send from 'lucide-react/icons/send'
import { formatTableDate, formatTime } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNow } from '#ui/use-now.ts'
import type { AdminPublication } from '../admin-schema.ts'
import { type PublicationState, stateOf } from '../values.ts'
import { PublicationStateBadge } from './publication-state.tsx'
import './editor-screen.css'

/** Title, status and actions of the publication being edited. */
export const EditorHead = ({
  seen,
  state,
  isNew,
  isDirty,
  isSaving,
  onPreview,
  onSend,
  onSave,
}: {
  /** The saved version. */
  seen: AdminPublication | undefined
  /** The state chosen in the form. */
  state: PublicationState
  isNew: boolean
  isDirty: boolean
  isSaving: boolean
  onPreview: () => void
  /** Sends the publication to the newsletter’s subscribers. */
  onSend: () => void
  onSave: () => void
}) => {
  const { t, language } = useTranslation()
  const now = useNow()
  const isPublished = seen !== undefined && stateOf(seen, now) === 'published'
  const savedAtText = (instant: string) =>
    formatTableDate(instant, language) === formatTableDate(now, language)
      ? t('editor.savedAt', { time: formatTime(instant, language) })
      : t('editor.savedOn', { date: formatTableDate(instant, language) })
  return (
    <div className="page-head editor-page-head">
      <h1>{t(isNew ? 'publications.office.add' : 'publications.office.edit')}</h1>
      {seen && <PublicationStateBadge state={stateOf(seen, now)} />}
      <div className="page-actions">
        <p className="editor-saved" role="status">
          {isDirty
            ? t('editor.unsaved')
            : seen && (
                <>
                  <Icon icon={Check} size="medium" />
                  {savedAtText(seen.updatedAt)}
                </>
              )}
        </p>
        <Button variant="outline" icon={<Icon icon={Eye} size="medium" />} onClick={onPreview}>
          {t('editor.preview')}
        </Button>
        {isPublished && (
          <Button variant="outline" icon={<Icon icon={Send} size="medium" />} onClick={onSend}>
            {t('issue.open')}
          </Button>
        )}
        <Button isPending={isSaving} pendingLabel={t('form.submitting')} onClick={onSave}>
          {t(saveLabel(isNew, state === 'published' && !isPublished))}
        </Button>
      </div>
    </div>
  )
}

const saveLabel = (isNew: boolean, publishes: boolean): TextKey => {
  if (publishes) return isNew ? 'editor.addAndPublish' : 'editor.saveAndPublish'
  return isNew ? 'form.add' : 'editor.save'
}
