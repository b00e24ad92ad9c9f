import { ImportCounts } from '#features/imports/office/import-counts.tsx'
import { ImportErrors } from '#features/imports/office/import-errors.tsx'
import { ImportSample } from '#features/imports/office/import-sample.tsx'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import type { WordpressOptions, WordpressPreview } from '../schema.ts'
import type { WordpressState } from './use-wordpress-import.ts'
import { WordpressCategories } from './wordpress-categories.tsx'
import { WordpressLost } from './wordpress-lost.tsx'
import { WordpressPictures } from './wordpress-pictures.tsx'
import '#features/imports/office/import-dialog.css'

const errorHeads = { head: 'wordpress.error.part', value: 'wordpress.error.post' } as const

/** The preview of an import, with its options. */
export const WordpressPreviewed = ({
  state,
  preview,
}: {
  state: WordpressState
  preview: WordpressPreview
}) => {
  const { t, language } = useTranslation()
  const { file, options, setOptions, readWith, isReading, isImporting, progress } = state
  const { counts, both, drafts, joined, pages, unknownAuthors } = preview
  const box = (
    name: 'pages' | 'publish' | 'leaveOut',
    set: (changed: WordpressOptions) => void = setOptions,
  ) => ({
    disabled: isImporting,
    checked: options[name] === true,
    onChange: ({ target }: { target: { checked: boolean } }) => set({ ...options, [name]: target.checked }),
  })
  return (
    <div className="import-preview" aria-busy={isReading || undefined}>
      <p className="import-file">
        <bdi>{file?.name}</bdi>
        <bdi className="muted">{preview.site}</bdi>
      </p>
      <ImportCounts counts={counts} />
      <p role="status" className={isImporting ? undefined : 'visually-hidden'}>
        {isImporting && progress && t('wordpress.progress', { n: progress.created, left: progress.left })}
      </p>
      {counts.fresh > 0 && (
        <p>
          {t('wordpress.both', { n: both })} {t('wordpress.drafts', { n: drafts })}
          {joined > 0 && ` ${t('wordpress.joined', { n: joined })}`}
        </p>
      )}
      {unknownAuthors.length > 0 && (
        <p className="muted">{t('wordpress.authors', { names: formatList(unknownAuthors, language) })}</p>
      )}
      <ImportSample preview={preview} title="wordpress.sample" />
      {preview.errorCount > 0 && <ImportErrors preview={preview} heads={errorHeads} />}
      <WordpressLost lost={[...preview.lost, ...preview.notImported]} />
      <WordpressCategories state={state} preview={preview} />
      <WordpressPictures state={state} preview={preview} />
      {pages > 0 && <CheckboxField {...box('pages', readWith)} label={t('wordpress.pages', { n: pages })} />}
      <CheckboxField {...box('publish')} label={t('wordpress.publish')} hint={t('wordpress.publish.hint')} />
      {counts.wrong > 0 && (
        <CheckboxField
          {...box('leaveOut')}
          label={t('wordpress.leaveOut')}
          hint={t('wordpress.leaveOut.hint')}
        />
      )}
    </div>
  )
}
