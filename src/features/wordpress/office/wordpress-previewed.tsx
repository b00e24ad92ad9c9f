import { useId } from 'react'
import { ImportCounts, ImportErrors, ImportSample } from '#features/imports/office/import-preview.tsx'
import { categoryLabel } from '#features/publications/category-label.ts'
import { type PublicationCategory, publicationCategories } from '#features/publications/values.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Select } from '#ui/select.tsx'
import type { WordpressOptions, WordpressPreview } from '../schema.ts'
import type { WordpressState } from './use-wordpress-import.ts'
import '#ui/data-table.css'
import '#features/imports/office/import-dialog.css'
import '#ui/form-field.css'

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

/** The hosts from which pictures may be fetched. None is allowed by default. */
const WordpressPictures = ({
  state: { options, setOptions, isImporting },
  preview,
}: {
  state: WordpressState
  preview: WordpressPreview
}) => {
  const { t } = useTranslation()
  const chosen = options.hosts ?? []
  if (preview.hosts.length === 0) return null
  const toggle = (host: string, isChosen: boolean) =>
    setOptions({
      ...options,
      hosts: isChosen ? [...chosen, host] : chosen.filter((each) => each !== host),
    })
  return (
    <fieldset className="import-hosts" disabled={isImporting}>
      <legend>{t('wordpress.pictures')}</legend>
      <p className="muted">{t('wordpress.pictures.text')}</p>
      {preview.hosts.map(({ host, count }) => (
        <CheckboxField
          key={host}
          label={t('wordpress.pictures.host', { host, n: count })}
          checked={chosen.includes(host)}
          onChange={({ target }) => toggle(host, target.checked)}
        />
      ))}
    </fieldset>
  )
}

/** Maps each category of the file to one of ours. The default is a guess by its name. */
const WordpressCategories = ({
  state: { options, setOptions, isImporting },
  preview: { categories },
}: {
  state: WordpressState
  preview: WordpressPreview
}) => {
  const { t } = useTranslation()
  const id = useId()
  if (categories.length === 0) return null
  const choices = publicationCategories.map((value) => ({ value, label: t(categoryLabel[value]) }))
  const choose = (slug: string, category: PublicationCategory) =>
    setOptions({ ...options, categories: { ...options.categories, [slug]: category } })
  return (
    <details className="import-columns" open>
      <summary>{t('wordpress.categories')}</summary>
      <p className="muted">{t('wordpress.categories.text')}</p>
      <div className="import-columns-grid">
        {categories.map(({ slug, name, count, category }) => (
          <div key={slug} className="field">
            <label className="field-label" htmlFor={`${id}-${slug}`}>
              <bdi>{name || slug}</bdi> <span className="field-optional">({count})</span>
            </label>
            <Select
              id={`${id}-${slug}`}
              options={choices}
              value={options.categories?.[slug] ?? category}
              disabled={isImporting}
              onValueChange={(value) => choose(slug, value as PublicationCategory)}
            />
          </div>
        ))}
      </div>
    </details>
  )
}

const written = (kind: string, name: string): string => {
  if (kind === 'element') return `<${name}>`
  if (kind === 'shortcode') return `[${name}]`
  return name
}

/** Lists the parts of the texts that are not imported. */
const WordpressLost = ({ lost }: Pick<WordpressPreview, 'lost'>) => {
  const { t } = useTranslation()
  const id = useId()
  if (lost.length === 0) return null
  return (
    <section>
      <h3 id={id}>{t('wordpress.lost')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled with keys */}
      <section className="import-table" tabIndex={0} aria-labelledby={id}>
        <table className="data-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('wordpress.lost.name')}</th>
              <th scope="col">{t('wordpress.lost.kind')}</th>
              <th scope="col">{t('wordpress.lost.count')}</th>
            </tr>
          </thead>
          <tbody>
            {lost.map(({ kind, name, count }) => (
              <tr key={`${kind} ${name}`}>
                {/* Some kinds have no names, so the row contains only the kind. */}
                <th scope="row" colSpan={name ? undefined : 2}>
                  {name ? <bdi dir="ltr">{written(kind, name)}</bdi> : t(`wordpress.lost.${kind}`)}
                </th>
                {name && <td>{t(`wordpress.lost.${kind}`)}</td>}
                <td className="number">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
