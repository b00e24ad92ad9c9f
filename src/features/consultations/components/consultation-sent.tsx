import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import type { Role } from '#access/roles.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'

/** Stays after the toast has gone; takes the focus, so that it is read. */
export const ConsultationSent = ({ role }: { role: Role | undefined }) => {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={ref} className="consultation-sent" role="status" tabIndex={-1}>
      <Icon icon={CircleCheck} />
      <div>
        <p className="strong">{t('consultation.sent')}</p>
        <p>{t('consultation.sent.text')}</p>
        {role === 'client' && (
          <p>
            <a className="text-link" href="/client/consultations">
              {t('consultation.sent.follow')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
