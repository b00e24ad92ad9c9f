import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguages, directionOf, type Language } from '#languages/language.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Loading } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { PublicationCover } from '../browser/publication-cover.tsx'
import { categoryLabel } from '../category-label.ts'
import type { Article } from '../schema.ts'
import { previewPublication } from './api.ts'
import { type EditorValues, instantOf } from './editor-values.ts'
import '../browser/publication-meta.css'
import '#pages/website/publications/publication.css'
import '#ui/prose.css'
import './editor-screen.css'

/** Both languages as readers will see them, rendered by the same code; nothing is saved. */
const PreviewDialog = ({
  values,
  id,
  onClose,
}: {
  values: EditorValues
  /** Seeds the cover. A new publication has no id yet, so its preview cover differs from the final one. */
  id: number | undefined
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const key = useId()
  const [displayed, setDisplayed] = useState<Language>(language)
  const { contentEn, contentAr } = values
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['publication-preview', key],
    queryFn: () => previewPublication({ contentEn, contentAr }),
    gcTime: 0,
  })
  const contentOf = (code: Language) =>
    data ? (
      <Page
        language={code}
        values={values}
        id={id}
        article={code === 'ar' ? data.articleAr : data.articleEn}
      />
    ) : error ? (
      <ErrorState title={t('editor.preview.failed')} isRetrying={isFetching} onRetry={() => refetch()}>
        {explainFailure(error, t).message}
      </ErrorState>
    ) : (
      <Loading label="editor.preview.loading" shapes={['60', '100', '80']} />
    )
  return (
    <Dialog
      title={t('editor.preview.title')}
      description={t('editor.preview.note')}
      size={960}
      onClose={onClose}
      bodyClassName="preview-body"
    >
      <Tabs
        label={t('editor.preview.title')}
        value={displayed}
        onValueChange={setDisplayed}
        tabs={contentLanguages.map((code) => ({
          value: code,
          label: t(code === 'en' ? 'editor.english' : 'editor.arabic'),
          content: contentOf(code),
        }))}
      />
    </Dialog>
  )
}

const Page = ({
  language,
  values,
  id,
  article,
}: {
  language: Language
  values: EditorValues
  id: number | undefined
  article: Article | null
}) => {
  const { t, language: page } = useTranslation()
  const title = language === 'ar' ? values.titleAr : values.titleEn
  const summary = language === 'ar' ? values.summaryAr : values.summaryEn
  if (!title && !article) return <p className="preview-nothing">{t('editor.preview.nothing')}</p>
  const instant = instantOf(values)
  return (
    <article className="publication preview-page" lang={language} dir={directionOf(language)}>
      <div className="preview-top">
        <div className="publication-intro">
          <p className="publication-meta" lang={page}>
            <span className="publication-category">{t(categoryLabel[values.category])}</span>
            {!Number.isNaN(instant.getTime()) && <span>{formatLongDate(instant, page)}</span>}
          </p>
          <h1>{title}</h1>
          {summary && <p className="publication-summary">{summary}</p>}
        </div>
        <div className="publication-cover">
          <PublicationCover
            publication={{ id: id ?? 0, category: values.category, coverImage: values.coverImage }}
            width={320}
            height={272}
            isInView
          />
        </div>
      </div>
      {article ? (
        <div
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown and allows only known elements and URLs
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
      ) : (
        <p className="preview-nothing" lang={page}>
          {t('editor.preview.nothing')}
        </p>
      )}
    </article>
  )
}

export default PreviewDialog
