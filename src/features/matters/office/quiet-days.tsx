import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { saveQuietDays } from './api.ts'
import { quietForm } from './matter-values.ts'
import type { Progress } from './stages.tsx'

const labels = { quietDays: 'matters.quiet' } as const

/** The days without a word to the client after which the office is reminded. */
export const QuietDays = ({
  consultationId,
  progress: { quietDays, updatedAt },
  refresh,
}: {
  consultationId: number
  progress: Pick<Progress, 'quietDays' | 'updatedAt'>
  refresh: (andThen: () => void) => Promise<void>
}) => {
  const { t } = useTranslation()
  const { field, summary, ...sending } = useSending({
    schema: quietForm,
    values: { quietDays: String(quietDays) },
    labels,
    send: (values) => saveQuietDays(consultationId, { ...values, updatedAt }),
    onSent: (_progress, sent) => {
      sending.resetTo(sent)
      return refresh(() => showToast({ title: t('matters.quiet.saved') }))
    },
    failed: t('matters.quiet.failed'),
  })
  return (
    <details className="matter-more print-hidden">
      <summary>
        {quietDays === 0 ? t('matters.quiet.never') : t('matters.quiet.after', { n: quietDays })}
      </summary>
      <form className="stack" noValidate onSubmit={(event) => void sending.submit(event)}>
        {summary}
        <TextField
          {...field('quietDays')}
          className="matter-days"
          hint={t('matters.quiet.hint')}
          inputMode="numeric"
          dir="ltr"
        />
        <div>
          <Button
            type="submit"
            variant="outline"
            size="table"
            isPending={sending.isPending}
            pendingLabel={t('form.submitting')}
          >
            {t('form.save')}
          </Button>
        </div>
      </form>
    </details>
  )
}
