import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useTypingDirection } from './typing-direction.ts'
import './form-field.css'
import './search-field.css'

const debounce = 300

/** Calls `onSearch` 300 ms after the last key, and immediately when cleared or sent with Enter. */
export const SearchField = ({
  label,
  placeholder,
  value,
  onSearch,
}: {
  label: string
  placeholder?: string
  /** The current search; a change from outside replaces the text. */
  value: string
  onSearch: (text: string) => void
}) => {
  const { t } = useTranslation()
  const ref = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const { dir, onTyped } = useTypingDirection(ref, { value: typed })
  const searched = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (value === searched.current) return
    searched.current = value
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() === searched.current) return
    searched.current = text.trim()
    onSearch(text.trim())
  }
  const change = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), debounce)
  }
  return (
    <search className="search-field">
      <Icon icon={Search} />
      <input
        ref={ref}
        type="search"
        className="search-input"
        aria-label={label}
        placeholder={placeholder ?? label}
        dir={dir}
        enterKeyHint="search"
        value={typed}
        onInput={onTyped}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed)
        }}
      />
      {typed !== '' && (
        <IconButton
          icon={X}
          size="table"
          label={t('ui.search.clear')}
          onClick={() => {
            setTyped('')
            search('')
            ref.current?.focus()
          }}
        />
      )}
    </search>
  )
}
