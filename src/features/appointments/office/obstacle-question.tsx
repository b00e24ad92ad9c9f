import { useTranslation } from '#i18n/translate.tsx'
import type { Obstacle } from '../values.ts'
import './obstacle-question.css'

/** Asks whether to save in spite of an absence, a holiday or closed hours; the button of the dialog confirms it. */
export const ObstacleQuestion = ({ obstacle }: { obstacle: Obstacle | undefined }) => {
  const { t } = useTranslation()
  if (!obstacle) return null
  return (
    <p
      key={obstacle}
      role="alert"
      className="obstacle-question"
      ref={(question) => question?.scrollIntoView({ block: 'nearest' })}
    >
      {t(`error.${obstacle}`)}
    </p>
  )
}
