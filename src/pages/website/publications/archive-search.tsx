import Search from 'lucide-react/icons/search'
import { type SubmitEvent, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { type ArchiveView, archiveHref } from '#features/publications/website/archive-address.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTypingDirection } from '#ui/typing-direction.ts'
import '#ui/form-field.css'

/** Searches within the chosen category and year. Without scripts the browser submits the same address. */
export const ArchiveSearch = ({ view: { q, category, year } }: { view: ArchiveView }) => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { dir, onTyped } = useTypingDirection(field, { defaultValue: q })
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    navigate(archiveHref({ q: String(text).trim(), category, year }))
  }
  return (
    <search className="archive-search-area">
      <form className="archive-search" action={href('/publications')} onSubmit={search}>
        <label htmlFor={id}>{t('publications.search')}</label>
        <input
          // Resets the field when the back button changes the search.
          key={q}
          ref={field}
          className="input"
          id={id}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={q}
          dir={dir}
          // On a return to the page, the browser would restore text typed before the page changed.
          autoComplete="off"
          enterKeyHint="search"
          onInput={onTyped}
        />
        {category !== 'all' && <input type="hidden" name="category" value={category} />}
        {year && <input type="hidden" name="year" value={year} />}
        <Button type="submit" icon={<Icon icon={Search} size="medium" />}>
          {t('publications.search.submit')}
        </Button>
      </form>
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
