import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TableDate } from '#ui/table-date.tsx'
import type { OfficeToken } from '../schema.ts'
import { endOfficeToken, officeTokensKey, officeTokensQuery } from './api.ts'
import { EndToken } from './end-token.tsx'

const tableId = 'tokens'

/** The tokens of all people. */
export const TokenTable = () => {
  const { t } = useTranslation()
  const result = useQuery(officeTokensQuery())
  const [ending, setEnding] = useState<OfficeToken>()
  const { data } = result
  return (
    <>
      <DataTable
        id={tableId}
        caption={t('tokens.title')}
        columns={useColumns(setEnding)}
        result={{ ...result, data: data && { rows: data, total: data.length } }}
        rowKey={({ id }) => id}
        loadingLabel={t('programs.loading')}
        empty={<EmptyState title={t('programs.empty')}>{t('programs.empty.text')}</EmptyState>}
      />
      {ending && (
        <EndToken
          token={ending}
          act={endOfficeToken}
          queryKey={officeTokensKey}
          listId={tableId}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

const useColumns = (onEnd: (token: OfficeToken) => void): Column<OfficeToken>[] => {
  const { t, language } = useTranslation()
  return [
    {
      id: 'token',
      header: t('programs.token'),
      isRowHeader: true,
      cell: ({ name }) => (
        <span className="cell-main">
          <bdi>{name}</bdi>
        </span>
      ),
    },
    {
      id: 'owner',
      header: t('programs.owner'),
      cell: ({ owner: { id, firstName, lastName } }) => (
        <Link href={href(`/dashboard/users?open=${id}`)} className="text-link">
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </Link>
      ),
    },
    {
      id: 'scopes',
      header: t('programs.scopes'),
      narrow: 'full',
      cell: ({ scopes }) => (
        <bdi dir="ltr" className="caption">
          {scopes.join(', ')}
        </bdi>
      ),
    },
    {
      id: 'lastUsed',
      header: t('programs.lastUsed'),
      cell: ({ lastUsedOn, lastUsedNetwork }) =>
        lastUsedOn === null ? (
          <span className="muted">{t('tokens.neverUsed')}</span>
        ) : (
          <>
            <span className="no-wrap">{formatTableDate(lastUsedOn, language)}</span>{' '}
            <span className="caption">{t('programs.from', { network: lastUsedNetwork ?? '' })}</span>
          </>
        ),
    },
    {
      id: 'ends',
      header: t('programs.ends'),
      narrow: 'end',
      cell: ({ endsAt }) => <TableDate instant={endsAt} />,
    },
    {
      id: 'actions',
      header: t('programs.actions'),
      hidesHeader: true,
      align: 'end',
      narrow: 'end',
      cell: (token) => (
        <Button
          variant="outline"
          size="table"
          aria-label={t('tokens.endNamed', { name: token.name })}
          onClick={() => onEnd(token)}
        >
          {t('tokens.end')}
        </Button>
      ),
    },
  ]
}
