import { useQuery } from '@tanstack/react-query'
import Terminal from 'lucide-react/icons/terminal'
import { lazy, Suspense, useId, useState } from 'react'
import { formatList, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/skeleton.tsx'
import type { OwnToken } from '../schema.ts'
import { endOwnToken, ownTokensKey, ownTokensQuery } from './api.ts'
import { EndToken } from './end-token.tsx'
import '#features/auth/account/access-list.css'

const TokenDialog = lazy(() => import('./token-dialog.tsx'))

/** Lists the user's tokens, and lets the user make and end them. */
export const TokenList = () => {
  const { t } = useTranslation()
  const listId = useId()
  const { data: tokens, error, isFetching, refetch } = useQuery(ownTokensQuery())
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<OwnToken>()
  if (error)
    return (
      <ErrorState title={t('tokens.loadFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  if (!tokens) return <Loading label="tokens.loading" shapes={['60', '40']} />
  return (
    <>
      {tokens.length === 0 ? (
        <p id={listId} tabIndex={-1} className="muted">
          {t('tokens.none')}
        </p>
      ) : (
        <ul id={listId} className="access-list" tabIndex={-1} aria-label={t('tokens.title')}>
          {tokens.map((token) => (
            <Row key={token.id} token={token} onEnd={() => setEnding(token)} />
          ))}
        </ul>
      )}
      <div className="access-list-foot">
        <Button variant="outline" onClick={() => setMaking(true)}>
          {t('tokens.add')}
        </Button>
      </div>
      {isMaking && (
        <Suspense>
          <TokenDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {ending && (
        <EndToken
          token={ending}
          act={endOwnToken}
          queryKey={ownTokensKey}
          listId={listId}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

const Row = ({ token, onEnd }: { token: OwnToken; onEnd: () => void }) => {
  const { t, language } = useTranslation()
  const { name, scopes, networks, createdAt, endsAt, lastUsedOn, lastUsedNetwork } = token
  return (
    <li className="access-row">
      <Icon icon={Terminal} size="large" />
      <div className="access-text">
        <p className="strong">
          <bdi>{name}</bdi>
        </p>
        <p className="caption">
          <bdi dir="ltr">{scopes.join(', ')}</bdi>
        </p>
        <p className="caption">
          <span>{t('tokens.since', { date: formatTableDate(createdAt, language) })}</span>
          <span>{t('tokens.ends', { date: formatTableDate(endsAt, language) })}</span>
          <span>
            {lastUsedOn === null
              ? t('tokens.neverUsed')
              : t('tokens.lastUsed', {
                  date: formatTableDate(lastUsedOn, language),
                  network: lastUsedNetwork ?? '',
                })}
          </span>
          {networks.length > 0 && (
            <span>{t('tokens.only', { networks: formatList(networks, language) })}</span>
          )}
        </p>
      </div>
      <Button variant="outline" size="table" aria-label={t('tokens.endNamed', { name })} onClick={onEnd}>
        {t('tokens.end')}
      </Button>
    </li>
  )
}
