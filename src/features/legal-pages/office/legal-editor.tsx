import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useState } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { VersionComparison } from '#ui/version-comparison.tsx'
import { type LegalWordingInput, type LegalWordingVersion, legalWording } from '../admin-schema.ts'
import { findWordingInForce, saveLegalPage } from './api.ts'
import { LegalPreview } from './legal-preview.tsx'
import { pageNames } from './page-names.ts'
import './legal-editor.css'

/** Field labels, in the order of the page. */
const labels = {
  titleEn: 'pages.titleEn',
  titleAr: 'pages.titleAr',
  contentEn: 'pages.contentEn',
  contentAr: 'pages.contentAr',
} as const satisfies Record<keyof LegalWordingInput, TextKey>

const valuesOf = ({ titleEn, titleAr, contentEn, contentAr }: LegalWordingInput): LegalWordingInput => ({
  titleEn,
  titleAr,
  contentEn,
  contentAr,
})

type Mode = 'write' | 'preview'

/** Edits one page in both languages. Each save creates a version; a failed save preserves the input. */
const LegalEditor = ({
  page,
  onSaved,
  onDirtyChange,
}: {
  page: LegalWordingVersion
  onSaved: (saved: LegalWordingVersion) => void
  onDirtyChange: (isDirty: boolean) => void
}) => {
  const { t } = useTranslation()
  const { form, comparison, problem, attempt, ...frame } = useRecordForm<
    LegalWordingVersion,
    LegalWordingInput
  >({
    record: page,
    schema: legalWording,
    valuesOf,
    save: (wording, against = page) => saveLegalPage(page.slug, { ...wording, version: against.version }),
    onSaved: (saved) => {
      frame.adoptSaved(saved)
      onSaved(saved)
    },
    find: () => findWordingInForce(page.slug),
    failed: t('pages.saveError'),
  })
  const { isDirty } = form.formState
  useEffect(() => {
    onDirtyChange(isDirty)
    return () => onDirtyChange(false)
  }, [isDirty, onDirtyChange])
  /**
   * The number of attempts when the preview was opened. A failed save closes it, to show the fields with
   * errors.
   */
  const [previewedAt, setPreviewedAt] = useState<number>()
  const mode: Mode = previewedAt === attempt ? 'preview' : 'write'
  const { field, summary } = useLabelledFields({
    form,
    labels,
    attempt,
    problem,
    headingLevel: 'h2',
    summaryClassName: 'legal-editor-errors',
  })
  return (
    <>
      <form
        method="post"
        className="panel legal-editor"
        noValidate
        onSubmit={frame.submit}
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
            onValueChange={(next) => setPreviewedAt(next === 'preview' ? attempt : undefined)}
          />
          <p className="small muted">{t('pages.hint')}</p>
        </div>
        {summary}
        {mode === 'write' ? (
          <div className="form-grid legal-fields">
            <Twins en={<TextField {...field('titleEn')} />} ar={<TextField {...field('titleAr')} />} />
            <Twins
              en={<TextArea {...field('contentEn')} rows={24} inputClassName="legal-markdown" spellCheck />}
              ar={<TextArea {...field('contentAr')} rows={24} inputClassName="legal-markdown" spellCheck />}
            />
          </div>
        ) : (
          <LegalPreview wording={form.getValues()} />
        )}
        <div className="legal-editor-foot button-row">
          <p className="muted" role="status">
            {isDirty && (
              <>
                <Icon icon={Pencil} size="small" />
                {t('pages.unsaved')}
              </>
            )}
          </p>
          <SaveButtons
            label={t('pages.save')}
            isSaving={frame.isPending}
            canCancel={isDirty}
            onCancel={() => frame.adopt(frame.seen ?? page)}
          />
        </div>
      </form>
      {comparison && (
        <VersionComparison
          {...comparison}
          title={t('pages.changed')}
          savedAt={comparison.newest.changedAt}
          labels={labels}
          valuesOf={valuesOf}
          textOf={(name, wording) => wording[name]}
        />
      )}
    </>
  )
}

export default LegalEditor
