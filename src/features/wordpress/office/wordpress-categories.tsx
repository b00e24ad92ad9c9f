import { useId } from 'react'
import { categoryLabel } from '#features/publications/category-label.ts'
import { type PublicationCategory, publicationCategories } from '#features/publications/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Select } from '#ui/select.tsx'
import type { WordpressPreview } from '../schema.ts'
import type { WordpressState } from './use-wordpress-import.ts'
import '#ui/form-field.css'
import '#features/imports/office/import-dialog.css'

/** Maps each category of the file to one of ours. The default is a guess by its name. */
export const WordpressCategories = ({
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
