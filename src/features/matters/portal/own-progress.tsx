import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestFacts } from '#features/consultations/facts-schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { ownMatterQuery, saveClientMails } from '../browser/own-api.ts'
import { isEmptyMatter, ProgressPanel } from '../browser/progress-panel.tsx'
import { type ClientMails, clientMails } from '../values.ts'

/** The progress of a request. Renders nothing if there is neither a stage nor a date. */
export const OwnProgress = ({ consultationId, facts }: { consultationId: number; facts: RequestFacts }) => {
  const { t } = useTranslation()
  const { data: matter } = useQuery(ownMatterQuery(consultationId))
  if (!matter || isEmptyMatter(matter)) return null
  return (
    <section className="panel own-progress" aria-labelledby="own-progress">
      <h2 className="panel-title" id="own-progress">
        {t('progress.title')}
      </h2>
      <ProgressPanel matter={matter} facts={facts} />
      {matter.path && !matter.path.isClosed && (
        <MailChoice consultationId={consultationId} chosen={matter.path.clientMails} />
      )}
    </section>
  )
}

/** Saves immediately. */
const MailChoice = ({ consultationId, chosen }: { consultationId: number; chosen: ClientMails }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (choice: ClientMails) => saveClientMails(consultationId, choice),
    onSuccess: (matter) => {
      queryClient.setQueryData(ownMatterQuery(consultationId).queryKey, matter)
      showToast({ title: t('progress.mails.saved') })
    },
    onError: (error) => void showFailure(t('progress.mails.failed'), error, t),
  })
  const value = isPending ? variables : chosen
  return (
    <div className="progress-mails print-hidden">
      <span aria-hidden="true">{t('progress.mails')}</span>
      <SegmentedFilter
        label={t('progress.mails')}
        segments={clientMails.map((choice) => ({ value: choice, label: t(`progress.mails.${choice}`) }))}
        value={value}
        onValueChange={(choice) => choice !== value && mutate(choice)}
      />
    </div>
  )
}
