import { href } from '#access/href.ts'
import { type ArchiveView, archiveHref } from '#features/publications/website/archive-address.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SearchForm } from '../search/search-form.tsx'

/** Searches within the chosen category and year. */
export const ArchiveSearch = ({ view: { q, category, year } }: { view: ArchiveView }) => {
  const { t } = useTranslation()
  return (
    <search className="archive-search-area">
      <SearchForm
        q={q}
        className="archive-search"
        label={t('publications.search')}
        action={href('/publications')}
        addressOf={(text) => archiveHref({ q: text, category, year })}
      >
        {category !== 'all' && <input type="hidden" name="category" value={category} />}
        {year && <input type="hidden" name="year" value={year} />}
      </SearchForm>
      {q && (
        <p>
          <a className="text-link archive-clear" href={archiveHref({ category, year })}>
            {t('publications.search.clear')}
          </a>
        </p>
      )}
    </search>
  )
}
