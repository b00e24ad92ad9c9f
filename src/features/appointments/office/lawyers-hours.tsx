import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useFreshQuery } from '#ui/use-fresh-query.ts'
import type { OfficeHours } from '../schema.ts'
import { lawyersHoursQuery, officeHoursQuery } from './api.ts'
import { LawyerField } from './dialog-parts.tsx'
import { LawyerForm } from './hours-forms.tsx'
import { ClosedHours } from './in-the-way.tsx'
import { WeekFacts } from './week-facts.tsx'

/** The lawyers who have hours of their own; the user may change their own, managers those of everybody. */
export const LawyersHours = ({ hours, mayChange }: { hours: OfficeHours; mayChange: boolean }) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const [chosen, setChosen] = useState<number>()
  const [closed, setClosed] = useState<OfficeHours>()
  const end = (saved?: OfficeHours) => {
    setChosen(undefined)
    if (saved) setClosed(saved)
  }
  const title = t(mayChange ? 'hours.ofLawyers' : 'hours.own')
  return (
    <section className="panel hours-panel" aria-labelledby="own-hours">
      <div className="panel-head">
        <h2 id="own-hours">{title}</h2>
        {chosen === undefined && (
          <Button
            variant="outline"
            size="table"
            className="push-end"
            icon={<Icon icon={Pencil} size="medium" />}
            aria-label={`${t('form.edit')}: ${title}`}
            onClick={() => me && setChosen(me.id)}
          >
            {t('form.edit')}
          </Button>
        )}
      </div>
      {chosen === undefined ? (
        mayChange ? (
          <Everybody onChoose={setChosen} />
        ) : (
          <OwnHours hours={hours} />
        )
      ) : (
        <div className="hours-body stack">
          {mayChange && (
            <LawyerField
              label={t('appointments.lawyer')}
              value={String(chosen)}
              onChange={(event) => setChosen(Number(event.target.value))}
            />
          )}
          <ChosenForm key={chosen} lawyerId={chosen} isOther={chosen !== me?.id} onEnd={end} />
        </div>
      )}
      <ClosedHours closed={closed} />
    </section>
  )
}

const OwnHours = ({ hours: { own } }: { hours: OfficeHours }) => {
  const { t } = useTranslation()
  return own.week ? <WeekFacts hours={own.week} /> : <p className="hours-line muted">{t('hours.asFirm')}</p>
}

const Everybody = ({ onChoose }: { onChoose: (lawyerId: number) => void }) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const colleagues = useColleagues(me?.id)
  const { data: ownHours } = useQuery(lawyersHoursQuery())
  if (!colleagues || !ownHours) return <p className="hours-line muted">{t('state.loading')}</p>
  const rows = colleagues.flatMap((person) => {
    const week = ownHours.find(({ lawyerId }) => lawyerId === person.id)?.week
    return week ? [{ person, week }] : []
  })
  return (
    <>
      <ul>
        {rows.map(({ person, week }) => (
          <li key={person.id} className="hours-row">
            <div>
              <bdi className="strong">{fullNameOf(person)}</bdi>
              <WeekFacts hours={week} isCompact />
            </div>
            <IconButton
              icon={Pencil}
              size="table"
              label={`${t('form.edit')}: ${fullNameOf(person)}`}
              onClick={() => onChoose(person.id)}
            />
          </li>
        ))}
      </ul>
      <p className="hours-line muted">{t('hours.othersAsFirm', { n: colleagues.length - rows.length })}</p>
    </>
  )
}

const ChosenForm = ({
  lawyerId,
  isOther,
  onEnd,
}: {
  lawyerId: number
  isOther: boolean
  onEnd: (saved?: OfficeHours) => void
}) => {
  const { t } = useTranslation()
  const { data, error, isFetching, isFresh, refetch } = useFreshQuery(
    officeHoursQuery(isOther ? lawyerId : undefined),
  )
  if (data && isFresh)
    return (
      <LawyerForm
        hours={data}
        lawyerId={isOther ? lawyerId : undefined}
        isOther={isOther}
        onSaved={onEnd}
        onCancel={() => onEnd()}
      />
    )
  return error ? (
    <ErrorState title={t('hours.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
  ) : (
    <p className="muted">{t('state.loading')}</p>
  )
}
