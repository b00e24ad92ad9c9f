import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { publicationYearsQuery } from '#features/publications/browser/api.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { publicationCategories } from '#features/publications/schema.ts'
import { type ArchiveView, archiveHref } from '#features/publications/website/archive-address.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import '#ui/fold.css'

/** Collapsed on phones, where results come first. */
export const ArchiveFilters = ({ view }: { view: ArchiveView }) => {
  const { t, language } = useTranslation()
  const { data: years = [] } = useQuery(publicationYearsQuery())
  const { q, category, year } = view
  const chosen = [category === 'all' ? '' : t(categoryLabel[category]), year].filter(Boolean)
  return (
    <details className="fold archive-filters print-hidden">
      <summary>
        <span>
          {t('publications.filters')}
          {chosen.length > 0 && <span className="archive-chosen">{formatList(chosen, language)}</span>}
        </span>
        <Icon icon={ChevronDown} size="medium" />
      </summary>
      <FilterLinks
        label={t('publications.category')}
        choices={[
          {
            href: archiveHref({ q, year }),
            label: t('filter.all'),
            isCurrent: category === 'all',
          },
          ...publicationCategories.map((each) => ({
            href: archiveHref({ q, year, category: each }),
            label: t(categoryLabel[each]),
            isCurrent: each === category,
          })),
        ]}
      />
      {years.length > 0 && (
        <FilterLinks
          label={t('publications.year')}
          choices={[
            { href: archiveHref({ q, category }), label: t('publications.year.all'), isCurrent: !year },
            ...years.map((each) => ({
              href: archiveHref({ q, category, year: String(each.year) }),
              label: String(each.year),
              isCurrent: String(each.year) === year,
            })),
          ]}
        />
      )}
    </details>
  )
}

type Choice = { href: string; label: string; isCurrent: boolean }

const FilterLinks = ({ label, choices }: { label: string; choices: readonly Choice[] }) => {
  const id = useId()
  return (
    <nav className="archive-choices" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.label}>
            <a href={choice.href} aria-current={choice.isCurrent || undefined}>
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
