import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { sampleFirmQuery } from './api.ts'
import './sample-firm.css'

const SampleFirmDialog = lazy(() => import('./sample-firm-dialog.tsx'))

/** Offers to remove the sample firm. Renders nothing once it is removed. */
export const SampleFirmSection = ({
  withinSuspense,
  onRemoved,
}: {
  /** Wraps the dialog, whose code may still be loading. */
  withinSuspense: (dialog: ReactNode) => ReactNode
  onRemoved: () => unknown
}) => {
  const { t } = useTranslation()
  const { data: found } = useQuery(sampleFirmQuery())
  const [isAsking, setAsking] = useState(false)
  if (!found || found.total === 0) return null
  return (
    <section className="panel sample-firm" aria-labelledby="sample-firm-heading">
      <div>
        <h2 id="sample-firm-heading">{t('sample.title')}</h2>
        <p className="muted">{t('sample.intro', { n: found.total })}</p>
      </div>
      <Button
        variant="outline"
        icon={<Icon icon={Trash2} size="medium" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('sample.remove')}
      </Button>
      {isAsking &&
        withinSuspense(
          <SampleFirmDialog found={found} onRemoved={onRemoved} onClose={() => setAsking(false)} />,
        )}
    </section>
  )
}
