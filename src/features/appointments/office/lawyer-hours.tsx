import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { OfficeHours } from '../schema.ts'
import { officeHoursQuery, saveOwnHours } from './api.ts'
import { ClosedHours } from './closed-hours.tsx'
import { ownForm, ownValues } from './hours-values.ts'
import { LawyerField } from './lawyer-field.tsx'
import { SaveRow } from './save-row.tsx'
import { useSavedHours } from './use-saved-hours.ts'
import { WeekFields, type WeekForm } from './week-fields.tsx'
import { weekLabels } from './week-labels.ts'

/** The hours of a chosen lawyer, for users who plan for all. */
export const HoursOfAnybody = () => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const [chosen, setChosen] = useState<number>()
  const lawyerId = chosen ?? me?.id
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...officeHoursQuery(lawyerId),
    enabled: lawyerId !== undefined,
  })
  const choice = (
    <LawyerField
      label={t('appointments.lawyer')}
      value={String(lawyerId ?? '')}
      onChange={(event) => setChosen(Number(event.target.value))}
    />
  )
  if (data && isFetchedAfterMount && me && lawyerId !== undefined)
    return (
      <LawyerHours
        key={lawyerId}
        hours={data}
        choice={choice}
        lawyerId={lawyerId}
        isOther={lawyerId !== me.id}
      />
    )
  return (
    <section className="panel hours-form stack" aria-labelledby="own-hours">
      <h2 id="own-hours">{t('hours.ofLawyers')}</h2>
      {choice}
      {error ? (
        <ErrorState title={t('hours.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <p className="muted">{t('state.loading')}</p>
      )}
    </section>
  )
}

/** The hours in which a lawyer differs from the firm. */
export const LawyerHours = ({
  hours: { firm, own, ownUpdatedAt },
  choice,
  lawyerId,
  isOther = false,
}: {
  hours: OfficeHours
  /** The field to choose a lawyer, if the user may. */
  choice?: ReactNode
  /** The user if omitted. */
  lawyerId?: number
  isOther?: boolean
}) => {
  const { t } = useTranslation()
  const onSaved = useSavedHours(lawyerId)
  const [closed, setClosed] = useState<OfficeHours>()
  const { form, texts, summary, ...sending } = useSending({
    schema: ownForm,
    defaultValues: ownValues(own, firm),
    labels: weekLabels,
    send: (rules) => saveOwnHours({ lawyerId, rules, updatedAt: ownUpdatedAt ?? undefined }),
    onSent: (saved) => {
      onSaved(saved)
      setClosed(saved)
      sending.resetTo(ownValues(saved.own, saved.firm))
    },
    failed: t('hours.failed'),
  })
  const week: WeekForm = {
    texts,
    value: (name) => form.watch(name),
    change: (name, hours) => {
      form.clearErrors(name)
      form.setValue(name, hours, { shouldDirty: true })
    },
  }
  return (
    <>
      <form
        className="panel hours-form stack"
        noValidate
        onSubmit={sending.submit}
        aria-labelledby="own-hours"
      >
        <h2 id="own-hours">{t(choice ? 'hours.ofLawyers' : 'hours.own')}</h2>
        {choice}
        {summary}
        <SwitchField
          form={form}
          name="hasOwn"
          id="has-own"
          label={t(isOther ? 'hours.hasTheirOwn' : 'hours.hasOwn')}
        />
        {form.watch('hasOwn') && (
          <>
            <p className="muted">{t('hours.spans.hint')}</p>
            <WeekFields label={t('hours.week')} kind="day" form={week} />
            <SwitchField form={form} name="hasRamadan" id="own-ramadan" label={t('hours.hasRamadan')} />
            {form.watch('hasRamadan') && <WeekFields label={t('hours.ramadan')} kind="ramadan" form={week} />}
          </>
        )}
        <SaveRow isPending={sending.isPending} />
      </form>
      <ClosedHours closed={closed} />
    </>
  )
}
