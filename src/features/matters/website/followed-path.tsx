import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { followedMatterQuery } from '../browser/own-api.ts'
import { PathPanel } from '../browser/path-panel.tsx'

/** The path of a guest's request, without places. Renders nothing if there is neither a path nor a date. */
export const FollowedPath = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const { data: matter } = useQuery(followedMatterQuery(token))
  if (!matter || (!matter.path && matter.dates.length === 0)) return null
  return (
    <section className="followed-path" aria-labelledby="followed-path">
      <h2 id="followed-path">{t('path.title')}</h2>
      <PathPanel matter={matter} />
    </section>
  )
}
