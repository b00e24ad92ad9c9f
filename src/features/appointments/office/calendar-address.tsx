import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useCopy } from '#ui/use-copy.ts'
import { calendarAddressQuery, createCalendarAddress, endCalendarAddress } from './api.ts'

/** The private address for the user's own calendar program. It is shown only once, after it is created. */
export const CalendarAddress = () => {
  const { t, language } = useTranslation()
  const queryClient = useQueryClient()
  const { data } = useQuery(calendarAddressQuery())
  const { isCopied, copy } = useCopy({
    title: t('hours.calendar.copyFailed'),
    description: t('hours.calendar.copyFailed.text'),
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey: calendarAddressQuery().queryKey })
  const onError = (error: Error) =>
    showToast({
      title: t('hours.calendar.failed'),
      description: explainFailure(error, t).message,
      variant: 'destructive',
    })
  const making = useMutation({ mutationFn: createCalendarAddress, onSuccess: refresh, onError })
  const ending = useMutation({
    mutationFn: endCalendarAddress,
    onSuccess: () => {
      making.reset()
      showToast({ title: t('hours.calendar.ended') })
      return refresh()
    },
    onError,
  })
  const url = making.data?.url
  return (
    <section className="panel hours-panel" aria-labelledby="calendar-address">
      <div className="panel-head">
        <h2 id="calendar-address">{t('hours.calendar')}</h2>
      </div>
      <div className="hours-body stack">
        <p className="muted">{t('hours.calendar.text')}</p>
        {data?.createdAt && !url && (
          <p>{t('hours.calendar.since', { date: formatTableDate(data.createdAt, language) })}</p>
        )}
        {url && (
          <TextField
            label={t('hours.calendar.address')}
            hint={t('hours.calendar.once')}
            value={url}
            readOnly
            dir="ltr"
            onFocus={({ target }) => target.select()}
          />
        )}
        <div className="cluster">
          {url && (
            <Button variant="outline" onClick={() => copy(url)}>
              {isCopied ? t('hours.calendar.copied') : t('hours.calendar.copy')}
            </Button>
          )}
          <Button
            variant="outline"
            isPending={making.isPending}
            pendingLabel={t('form.submitting')}
            onClick={() => making.mutate()}
          >
            {t(data?.createdAt ? 'hours.calendar.again' : 'hours.calendar.make')}
          </Button>
          {data?.createdAt && (
            <Button
              variant="outline"
              isPending={ending.isPending}
              pendingLabel={t('form.submitting')}
              onClick={() => ending.mutate()}
            >
              {t('hours.calendar.end')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
