import type { ReactNode } from 'react'
import { userName } from '#features/users/browser/user-name.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type ComparedRecord, movedKinds } from '../schema.ts'

/** Two records side by side: the account that stays, and the record that joins it. */
export const ComparedRecords = ({ stays, joins }: { stays: ComparedRecord; joins: ComparedRecord }) => {
  const { t, language } = useTranslation()
  const yesOrNo = (value: boolean) => t(value ? 'join.yes' : 'join.no')
  const rows: [string, (record: ComparedRecord) => ReactNode][] = [
    [t('join.name'), (record) => <bdi>{userName(record)}</bdi>],
    [t('form.email'), ({ email }) => <bdi dir="ltr">{email || '—'}</bdi>],
    [t('form.phone'), ({ phone }) => <bdi dir="ltr">{phone || '—'}</bdi>],
    [t('join.verified'), ({ isVerified }) => yesOrNo(isVerified)],
    [
      t('join.seen'),
      ({ seenInPersonAt }) => (seenInPersonAt ? formatTableDate(seenInPersonAt, language) : t('join.no')),
    ],
    ...movedKinds.map((kind): [string, (record: ComparedRecord) => ReactNode] => [
      t(`join.count.${kind}`),
      ({ counts }) => <span className="number">{counts[kind]}</span>,
    ]),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable dialog must be scrollable by keyboard
    <section aria-label={t('join.compare')} tabIndex={0}>
      <table className="join-table">
        <caption className="visually-hidden">{t('join.compare')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('join.field')}</th>
            <th scope="col">{t('join.stays')}</th>
            <th scope="col">
              {t('join.joins')}
              {' · '}
              {t(joins.userId === null ? 'join.guest' : 'join.account')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, show]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{show(stays)}</td>
              <td>{show(joins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
