import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { HistorySentence } from '#features/consultations/office/history-sentence.tsx'
import type { Consultation } from '#features/consultations/schema.ts'
import { DocumentLink } from '#features/messages/browser/attachments.tsx'
import { staffQuery } from '#features/users/browser/api.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { FileName } from '#ui/file-name.tsx'
import { Icon } from '#ui/icon.tsx'
import type { EntryOf } from '../schema.ts'
import { entryId, type ThreadRow } from '../thread-rows.ts'
import { AuthorName, Entry } from './entry.tsx'
import { ThreadItem } from './thread-item.tsx'

type RowProps = { row: ThreadRow; consultation: Consultation; isFolded: boolean }

/** A row of the thread: one entry, or a run of documents or of changes. */
export const RowOfThread = ({ row, consultation, isFolded }: RowProps) => {
  if (row.kind === 'documents') return <DocumentsRow entries={row.entries} isFolded={isFolded} />
  if (row.kind === 'changes') return <ChangesRow entries={row.entries} isFolded={isFolded} />
  return <ThreadItem entry={row.entries[0]} consultation={consultation} isFolded={isFolded} />
}

type RunProps<Kind extends 'document' | 'change'> = { entries: readonly EntryOf<Kind>[]; isFolded: boolean }

const namedAtOnce = 2

const DocumentsRow = ({ entries, isFolded }: RunProps<'document'>) => {
  const { t } = useTranslation()
  const last = entries.at(-1)
  if (!last) return null
  const { isFromClient, uploadedByName } = last
  const rest = entries.length - namedAtOnce
  return (
    <Entry
      id={entryId(last)}
      at={last.at}
      author={uploadedByName}
      from={<AuthorName>{uploadedByName}</AuthorName>}
      tag={t(isFromClient ? 'thread.documents.received' : 'thread.documents.shared', { n: entries.length })}
      className={isFromClient ? 'thread-theirs' : 'thread-ours'}
      isFolded={isFolded}
    >
      <details className="thread-run">
        <summary>
          <span className="thread-run-names">
            {entries.slice(0, namedAtOnce).map(({ id, name }) => (
              <FileName key={id}>{name}</FileName>
            ))}
          </span>
          {rest > 0 && <span className="no-wrap">{t('thread.documents.more', { n: rest })}</span>}
          <Icon icon={ChevronDown} size="small" />
        </summary>
        <ul>
          {entries.map((document) => (
            <li key={document.id}>
              <DocumentLink document={document} />
            </li>
          ))}
        </ul>
      </details>
    </Entry>
  )
}

/** The last change, with the earlier ones behind it. */
const ChangesRow = ({ entries, isFolded }: RunProps<'change'>) => {
  const { t, language } = useTranslation()
  const { data: staff = [] } = useQuery(staffQuery())
  const last = entries.at(-1)
  if (!last) return null
  return (
    <Entry
      id={entryId(last)}
      at={last.at}
      from={<HistorySentence entry={last.change} staff={staff} />}
      className="thread-change"
      isFolded={isFolded}
    >
      <details className="thread-run">
        <summary>
          {t('thread.changes.earlier', { n: entries.length - 1 })}
          <Icon icon={ChevronDown} size="small" />
        </summary>
        <ol>
          {entries.slice(0, -1).map(({ id, at, change }) => (
            <li key={id}>
              <HistorySentence entry={change} staff={staff} />{' '}
              <time className="caption" dateTime={at}>
                {formatDateTime(at, language)}
              </time>
            </li>
          ))}
        </ol>
      </details>
    </Entry>
  )
}
