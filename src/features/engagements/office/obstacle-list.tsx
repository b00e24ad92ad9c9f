import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { mayBeSentFor } from '../rules.ts'
import type { Engagement } from '../schema.ts'

/** The facts of a request that decide about its agreements. */
export type AgreementRequest = Pick<Consultation, 'id' | 'status' | 'service' | 'userId' | 'assignedToId'>

type Obstacle = { text: TextKey; link?: { text: TextKey; to: string } }

/** The reasons for which a draft cannot be sent yet, with the places where they end. */
export const obstaclesOf = (engagement: Engagement, request: AgreementRequest): Obstacle[] => {
  const page = href('/dashboard/consultations/:id', { id: request.id })
  const places = {
    conflict_open: `${page}#request-check`,
    identity_open:
      request.userId === null
        ? undefined
        : href('/dashboard/consultations/people/:id', { id: request.userId }),
    licence_open: href('/dashboard/team'),
  }
  const found: Obstacle[] = engagement.obstacles.map((obstacle) => {
    const to = places[obstacle]
    return {
      text: `engagements.obstacle.${obstacle}`,
      ...(to && { link: { text: `engagements.obstacle.${obstacle}.link`, to } }),
    }
  })
  if (request.userId === null) return [{ text: 'engagements.obstacle.guest' }]
  if (!mayBeSentFor(request.status, engagement.kind))
    found.unshift({
      text: 'engagements.obstacle.notApproved',
      link: { text: 'engagements.obstacle.notApproved.link', to: `${page}#request-answer` },
    })
  if (!engagement.maySend) found.push({ text: 'engagements.obstacle.notLawyer' })
  return found
}

export const ObstacleList = ({
  engagement,
  request,
}: {
  engagement: Engagement
  request: AgreementRequest
}) => {
  const { t } = useTranslation()
  const id = useId()
  const obstacles = obstaclesOf(engagement, request)
  if (engagement.state !== 'draft' || obstacles.length === 0) return null
  return (
    <section className="engagement-obstacles" aria-labelledby={id}>
      <p className="strong" id={id}>
        <Icon icon={CircleAlert} size="medium" />
        {t('engagements.obstacles')}
      </p>
      <ul>
        {obstacles.map(({ text, link }) => (
          <li key={text}>
            {t(text)} {link && <ObstacleLink {...link} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A section of the open page is a plain link: the router would not scroll to it. */
const ObstacleLink = ({ text, to }: { text: TextKey; to: string }) => {
  const { t } = useTranslation()
  const [path, section] = to.split('#')
  if (section && globalThis.location?.pathname === path)
    return (
      <a className="text-link" href={`#${section}`}>
        {t(text)}
      </a>
    )
  return (
    <Link className="text-link" href={to}>
      {t(text)}
    </Link>
  )
}
