import { useQuery } from '@tanstack/react-query'
import type { RequestFacts } from '#features/consultations/facts-schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { followedMatterQuery } from '../browser/own-api.ts'
import { isEmptyMatter, ProgressPanel } from '../browser/progress-panel.tsx'

/** The progress of a guest's request, without places. Renders nothing if there is neither a stage nor a date. */
export const FollowedProgress = ({ token, facts }: { token: string; facts: RequestFacts }) => {
  const { t } = useTranslation()
  const { data: matter } = useQuery(followedMatterQuery(token))
  if (!matter || isEmptyMatter(matter)) return null
  return (
    <section className="followed-progress" aria-labelledby="followed-progress">
      <h2 id="followed-progress">{t('progress.title')}</h2>
      <ProgressPanel matter={matter} facts={facts}>
        <p className="caption">{t('progress.duty.guest')}</p>
      </ProgressPanel>
    </section>
  )
}
