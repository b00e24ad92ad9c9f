import type { StaffMember } from '#features/users/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { HistoryEntry } from '../schema.ts'
import { HistorySentence } from './history-sentence.tsx'

/** The history of changes, newest first. */
export const ConsultationHistory = ({
  history,
  staff,
}: {
  history: readonly HistoryEntry[] | undefined
  staff: readonly StaffMember[]
}) => {
  const { t, language } = useTranslation()
  return (
    <section className="consultation-history" aria-busy={!history || undefined}>
      <h3 className="record-heading">{t('consult.history')}</h3>
      {!history && <Skeleton shape="60" />}
      <ol>
        {history?.toReversed().map((entry) => (
          <li key={entry.id}>
            <HistorySentence entry={entry} staff={staff} />
            {entry.message !== null && <UserParagraph>{entry.message}</UserParagraph>}
            <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
