import Check from 'lucide-react/icons/check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { IconType } from '#ui/icon.tsx'
import type { Found } from '../schema.ts'
import { type CheckState, stateOf } from '../values.ts'
import './check-list.css'

const looks: Record<CheckState, { tone: BadgeTone; icon: IconType }> = {
  fine: { tone: 'green', icon: Check },
  note: { tone: 'blue', icon: Info },
  problem: { tone: 'red', icon: TriangleAlert },
}

const urgency: Record<CheckState, number> = { problem: 0, note: 1, fine: 2 }

/** The results of the self-check, problems first. */
export const CheckList = ({ found }: { found: readonly Found[] }) => {
  const { t } = useTranslation()
  const sorted = found.toSorted(
    (one, other) => urgency[stateOf[one.finding]] - urgency[stateOf[other.finding]],
  )
  return (
    <section className="panel system-part" aria-labelledby="checks">
      <h2 id="checks">{t('system.results')}</h2>
      <ul className="check-list">
        {sorted.map(({ name, finding, values }) => {
          const state = stateOf[finding]
          return (
            <li key={name}>
              <div>
                <b>{t(`check.${name}`)}</b>
                <p>{t(`check.${finding}`, values)}</p>
              </div>
              <Badge {...looks[state]}>{t(`system.state.${state}`)}</Badge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
