import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestFacts } from '#features/consultations/facts-schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { ownMatterQuery, saveClientMails } from '../browser/own-api.ts'
import { isEmptyMatter, PathPanel } from '../browser/path-panel.tsx'
import { type ClientMails, clientMails } from '../values.ts'

/** The path of a request. Renders nothing if there is neither a path nor a date. */
export const OwnPath = ({ consultationId, facts }: { consultationId: number; facts: RequestFacts }) => {
  const { t } = useTranslation()
  const { data: matter } = useQuery(ownMatterQuery(consultationId))
  if (!matter || isEmptyMatter(matter)) return null
  return (
    <section className="panel own-path" aria-labelledby="own-path">
      <h2 className="panel-title" id="own-path">
        {t('path.title')}
      </h2>
      <PathPanel matter={matter} facts={facts} />
      {matter.path && !matter.path.isClosed && (
        <MailChoice consultationId={consultationId} chosen={matter.path.clientMails} />
      )}
    </section>
  )
}

/** Saves at once. */
const MailChoice = ({ consultationId, chosen }: { consultationId: number; chosen: ClientMails }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (choice: ClientMails) => saveClientMails(consultationId, choice),
    onSuccess: (matter) => {
      queryClient.setQueryData(ownMatterQuery(consultationId).queryKey, matter)
      showToast({ title: t('path.mails.saved') })
    },
    onError: (error) => void showFailure(t('path.mails.failed'), error, t),
  })
  const value = isPending ? variables : chosen
  return (
    <div className="path-mails print-hidden">
      <span aria-hidden="true">{t('path.mails')}</span>
      <SegmentedFilter
        label={t('path.mails')}
        segments={clientMails.map((choice) => ({ value: choice, label: t(`path.mails.${choice}`) }))}
        value={value}
        onValueChange={(choice) => choice !== value && mutate(choice)}
      />
    </div>
  )
}
