import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Role } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { findQuery } from '#features/find/browser/api.ts'
import { maxQueryLength } from '#features/find/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { indexInList } from '#ui/arrow-keys.ts'
import { classNames } from '#ui/class-names.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Modal } from '#ui/modal.tsx'
import { WithOfficeTexts } from '../../with-office-texts.tsx'
import { FoundList } from './found-list.tsx'
import { type FoundGroup, type FoundRow, groupsOf } from './rows.tsx'
import { readRecent, rememberRecent, useDestinations } from './use-destinations.ts'
import '#ui/dialog.css'
import './find.css'

const texts = ['officeFind', 'officePublications'] as const

/** Searches all records of the office while the user types. */
export default function FindDialogOfUser({ onClose }: { onClose: () => void }) {
  const { data: me } = useCurrentUser()
  return (
    me && (
      <WithOfficeTexts area={texts}>
        <FindDialog role={me.role} onClose={onClose} />
      </WithOfficeTexts>
    )
  )
}

const debounce = 150

const FindDialog = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const found = useFound(typed, role)
  return (
    <Modal className="modal find" aria-label={t('find.title')} onClose={onClose}>
      {(close) => (
        <div className="dialog-box dialog-760 find-box">
          <FindField
            typed={typed}
            found={found}
            onType={setTyped}
            onClose={close}
            onOpened={(row) => {
              if (found.destinations.includes(row)) rememberRecent(row.to)
              onClose()
            }}
          />
        </div>
      )}
    </Modal>
  )
}

type Found = ReturnType<typeof useFound>

/** Screens appear immediately; the server's results follow, and until then the previous ones stay. */
const useFound = (typed: string, role: Role) => {
  const translation = useTranslation()
  const q = typed.trim()
  const requested = useDebounced(q)
  const destinations = useDestinations(q, role)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(findQuery(requested))
  const isWaiting = q !== '' && (requested !== q || isPlaceholderData || (isFetching && !data))
  const answer = q === '' || requested === '' || error ? undefined : data
  const groups: FoundGroup[] = [
    ...(destinations.length > 0
      ? [
          {
            label: q === '' && readRecent().length > 0 ? ('find.recent' as const) : ('find.screens' as const),
            rows: destinations,
          },
        ]
      : []),
    ...(answer ? groupsOf(answer, role, { ...translation, q }) : []),
  ]
  const failure = requested === q ? error : null
  return { q, groups, destinations, isWaiting, failure, isFetching, refetch }
}

const useDebounced = (q: string): string => {
  const [requested, setRequested] = useState(q)
  useEffect(() => {
    const timer = setTimeout(() => setRequested(q), q === '' ? 0 : debounce)
    return () => clearTimeout(timer)
  }, [q])
  return requested
}

const FindField = ({
  typed,
  found,
  onType,
  onClose,
  onOpened,
}: {
  typed: string
  found: Found
  onType: (typed: string) => void
  onClose: () => void
  onOpened: (row: FoundRow) => void
}) => {
  const { t } = useTranslation()
  const listId = useId()
  const rows = found.groups.flatMap((group) => group.rows)
  const [moved, setMoved] = useState<string>()
  const [isEntered, setEntered] = useState(false)
  const active = rows.find(({ key }) => key === moved) ?? rows[0]
  const optionId = (row: FoundRow) => `${listId}-${row.key.replaceAll(/[^\w-]/g, '_')}`
  const open = (row: FoundRow, modifiers: { ctrlKey?: boolean; metaKey?: boolean } = {}) => {
    const { ctrlKey = false, metaKey = false } = modifiers
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey })
    document.getElementById(optionId(row))?.dispatchEvent(press)
  }
  const move = (row: FoundRow | undefined) => {
    setMoved(row?.key)
    if (row) document.getElementById(optionId(row))?.scrollIntoView({ block: 'nearest' })
  }
  // Enter right after typing waits for the results of the typed text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: evaluated when the response arrives
  useEffect(() => {
    if (!isEntered || found.isWaiting) return
    setEntered(false)
    if (active) open(active)
  }, [isEntered, found.isWaiting])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active ? rows.indexOf(active) : -1
    const next = /^(?:Home|End)$/.test(event.key) ? undefined : indexInList(event.key, at, rows.length)
    if (next !== undefined) move(rows[next])
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    else if (active && (!found.isWaiting || moved !== undefined)) open(active, event)
    else setEntered(true)
    event.preventDefault()
  }
  return (
    <>
      <search className="find-head">
        <Icon icon={Search} />
        <input
          data-initial-focus
          type="text"
          role="combobox"
          className="find-input"
          aria-label={t('find.title')}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          placeholder={t('find.placeholder')}
          dir={directionOfTyped(typed)}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setMoved(undefined)
            setEntered(false)
            onType(target.value)
          }}
        />
        <IconButton icon={X} label={t('form.close')} onClick={onClose} />
      </search>
      <div className={classNames('find-body', found.isWaiting && 'is-waiting')} aria-busy={found.isWaiting}>
        <FoundList
          id={listId}
          groups={found.groups}
          q={found.q}
          active={active}
          optionId={optionId}
          onMove={(row) => setMoved(row.key)}
          onOpened={onOpened}
        />
        <Notes found={found} isEmpty={rows.length === 0} />
      </div>
      <p className="find-foot">{t('find.keys')}</p>
      <p role="status" className="visually-hidden">
        {found.q !== '' &&
          !found.isWaiting &&
          !found.failure &&
          t('count.results', { n: rows.filter(({ isList }) => !isList).length })}
      </p>
    </>
  )
}

/** A number is written left to right, on the side where the page begins. */
const directionOfTyped = (typed: string) => {
  if (/\p{L}/u.test(typed)) return 'auto'
  return typed ? 'ltr' : undefined
}

const Notes = ({ found, isEmpty }: { found: Found; isEmpty: boolean }) => {
  const { t } = useTranslation()
  if (found.q === '') return <p className="find-note">{t('find.hint')}</p>
  if (found.failure)
    return (
      <div className="find-note">
        <ErrorState
          title={t('find.failed')}
          isRetrying={found.isFetching}
          onRetry={() => void found.refetch()}
        >
          {failureMessage(found.failure, t)}
        </ErrorState>
      </div>
    )
  if (!isEmpty) return null
  if (found.isWaiting) return <p className="find-note">{t('state.loading')}</p>
  return (
    <div className="find-note">
      <p className="find-none">{t('find.none', { q: found.q })}</p>
      <p>{t('find.none.text')}</p>
    </div>
  )
}
