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

/** A login is in Latin letters, whatever stands around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`

const errorHeads = { head: 'wordpress.error.part', value: 'wordpress.error.post' } as const

/** What would become of the file, and what the office decides about it. */
export const WordpressPreviewed = ({
  state,
  preview,
}: {
  state: WordpressState
  preview: WordpressPreview
}) => {
  const { t, language } = useTranslation()
  const { file, options, setOptions, readWith, isReading, isImporting, progress } = state
  const { counts, both, drafts, pages, unknownAuthors } = preview
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
        </p>
      )}
      {unknownAuthors.length > 0 && (
        <p className="muted">
          {t('wordpress.authors', { names: formatList(unknownAuthors.map(isolated), language) })}
        </p>
      )}
      <ImportSample preview={preview} title="wordpress.sample" />
      {preview.errorCount > 0 && <ImportErrors preview={preview} heads={errorHeads} />}
      <WordpressLost lost={preview.lost} />
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
