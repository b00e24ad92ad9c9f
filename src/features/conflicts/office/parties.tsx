import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { adminDownloadPath } from '#features/documents/browser/api.ts'
import { isolatedFileName } from '#i18n/file-name.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ConflictCheck, PartiesAnswer, Party } from '../schema.ts'
import { partiesQuery } from './api.ts'
import { Hits, PastHits, SimilarNames } from './hits.tsx'
import './parties.css'

/** The parties of a request and their possible conflicts. */
export const Parties = ({
  consultationId,
  onTask,
}: {
  consultationId: number
  onTask: (task: PartiesTask) => void
}) => {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(partiesQuery(consultationId))
  if (error)
    return (
      <ErrorState title={t('parties.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="60" />
  const parts = [
    <PartyList key="parties" answer={data} onChange={() => onTask('parties')} />,
    <Check key="check" answer={data} onRecord={() => onTask('check')} />,
  ]
  // Open decisions are first.
  return data.hits.some(({ isKnown }) => !isKnown) ? parts.toReversed() : parts
}

/** A longer list has a button that shows all parties. */
const partiesAtOnce = 4
const firstParties = 3

/** The parties, those with a hit first. */
const PartyList = ({
  answer: { parties, hits },
  onChange,
}: {
  answer: PartiesAnswer
  onChange: () => void
}) => {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(parties.length <= partiesAtOnce)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    setWhole(true)
    list.current?.focus({ preventScroll: true })
  }
  const hasHit = ({ nameArabic, nameLatin }: Party) =>
    hits.some(({ name }) => name === nameArabic || name === nameLatin)
  const sorted = parties.toSorted((one, other) => Number(hasHit(other)) - Number(hasHit(one)))
  return (
    <div className="consultation-access">
      <h3 className="record-heading">{t('parties.heading')}</h3>
      {parties.length === 0 ? (
        <p>{t('parties.none')}</p>
      ) : (
        <ul ref={list} tabIndex={-1} className="parties">
          {sorted.slice(0, isWhole ? undefined : firstParties).map((party) => (
            <PartyLine key={party.id} party={party} />
          ))}
        </ul>
      )}
      <div className="cluster">
        {!isWhole && (
          <Button variant="outline" size="table" onClick={showAll}>
            {t('parties.all', { n: parties.length })}
          </Button>
        )}
        <Button variant="outline" size="table" onClick={onChange}>
          {t('parties.change')}
        </Button>
      </div>
    </div>
  )
}

const Check = ({ answer, onRecord }: { answer: PartiesAnswer; onRecord: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="consultation-access">
      <h3 className="record-heading">{t('conflict.heading')}</h3>
      <CheckSentence answer={answer} />
      <Hits hits={answer.hits} />
      <Button variant="outline" size="table" onClick={onRecord}>
        {t('conflict.record')}
      </Button>
      <PastHits past={answer.former} />
      <SimilarNames similar={answer.similar} />
    </div>
  )
}

/** The dialogs that the section can open. */
export type PartiesTask = 'parties' | 'check'

const PartyLine = ({ party: { role, nameArabic, nameLatin, number } }: { party: Party }) => {
  const { t } = useTranslation()
  return (
    <li>
      <span className="caption">{t(`parties.role.${role}`)}</span>
      {nameArabic && (
        <bdi lang="ar" className="strong">
          {nameArabic}
        </bdi>
      )}
      {nameLatin && (
        <bdi lang="en" className="strong">
          {nameLatin}
        </bdi>
      )}
      {number && (
        <span className="caption">
          {t(`parties.number.${number.kind}`)} <bdi className="number">{number.value}</bdi>
        </span>
      )}
    </li>
  )
}

const CheckSentence = ({ answer: { hits, checks } }: { answer: PartiesAnswer }) => {
  const { t } = useTranslation()
  const open = hits.filter(({ isKnown }) => !isKnown).length
  const [last] = checks
  return (
    <>
      {open > 0 && <p className="strong">{t('conflict.open', { n: open })}</p>}
      {hits.length === 0 && !last && <p>{t('conflict.none')}</p>}
      {last && <LastCheck check={last} />}
    </>
  )
}

const LastCheck = ({
  check: { result, reason, consent, checkedBy, isAutomatic, createdAt },
}: {
  check: ConflictCheck
}) => {
  const { t, language } = useTranslation()
  const values = { name: checkedBy ?? t('dash.deletedUser'), date: formatDateTime(createdAt, language) }
  return (
    <>
      <p>{t(isAutomatic ? 'conflict.last.automatic' : `conflict.last.${result}`, values)}</p>
      {reason && (
        <p className="muted">
          <bdi>{reason}</bdi>
        </p>
      )}
      {consent && (
        <p>
          {consent.document ? (
            <a className="text-link" href={adminDownloadPath(consent.document.id)} download>
              {t('conflict.consent.document', { name: isolatedFileName(consent.document.name) })}
            </a>
          ) : (
            t('conflict.consent.gone')
          )}
        </p>
      )}
    </>
  )
}
