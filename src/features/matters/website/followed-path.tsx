import { useQuery } from '@tanstack/react-query'
import type { RequestFacts } from '#features/consultations/facts-schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { followedMatterQuery } from '../browser/own-api.ts'
import { isEmptyMatter, PathPanel } from '../browser/path-panel.tsx'

/** The path of a guest's request, without places. Renders nothing if there is neither a path nor a date. */
export const FollowedPath = ({ token, facts }: { token: string; facts: RequestFacts }) => {
  const { t } = useTranslation()
  const { data: matter } = useQuery(followedMatterQuery(token))
  if (!matter || isEmptyMatter(matter)) return null
  return (
    <section className="followed-path" aria-labelledby="followed-path">
      <h2 id="followed-path">{t('path.title')}</h2>
      <PathPanel matter={matter} facts={facts}>
        <p className="caption">{t('path.duty.guest')}</p>
      </PathPanel>
    </section>
  )
}
