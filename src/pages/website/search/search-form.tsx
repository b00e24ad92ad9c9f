import Search from 'lucide-react/icons/search'
import { type ReactNode, type SubmitEvent, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Address } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTypingDirection } from '#ui/typing-direction.ts'
import '#ui/form-field.css'

/** A search whose text is in the address. Without scripts the browser submits the same address. */
export const SearchForm = ({
  q,
  className,
  label,
  action,
  addressOf,
  isFocused = false,
  children,
}: {
  q: string
  className: string
  label: string
  action: Address
  addressOf: (q: string) => string
  isFocused?: boolean
  /** Further fields. */
  children?: ReactNode
}) => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { dir, onTyped } = useTypingDirection(field, { defaultValue: q })
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(addressOf(String(new FormData(event.currentTarget).get('q')).trim()))
  }
  return (
    <form className={className} action={action} onSubmit={search}>
      <label htmlFor={id}>{label}</label>
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
        // A visitor who follows the header's link wants to type.
        // biome-ignore lint/a11y/noAutofocus: the page has no other purpose, and its heading precedes the field
        autoFocus={isFocused}
        onInput={onTyped}
      />
      {children}
      <Button type="submit" icon={<Icon icon={Search} size="medium" />}>
        {t('publications.search.submit')}
      </Button>
    </form>
  )
}
