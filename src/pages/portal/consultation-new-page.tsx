import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { ConsultationForm } from '#features/consultations/browser/consultation-form.tsx'
import type { Receipt } from '#features/consultations/browser/consultation-sent.tsx'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { useWeekText } from '#features/office-hours/browser/use-week-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { PageHead } from '../page-head.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { HomeBreadcrumb } from './consultation-frame.tsx'
import './consultation-new-page.css'

/** The same form as on the website; the sent request then has its own page. */
export default function ConsultationNewPage() {
  const { t } = useTranslation()
  const weekText = useWeekText()
  const { data: user } = useCurrentUser()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [isDirty, setDirty] = useState(false)
  const { question } = useLeaveGuard(isDirty)
  const follow = async ({ id }: Receipt) => {
    setDirty(false)
    await queryClient.invalidateQueries({ queryKey: consultationsKey })
    navigate(href('/client/consultations/:id', { id }), { replace: true })
  }
  return (
    <>
      <PageHead title={t('portal.newRequest')} />
      <HomeBreadcrumb current={t('portal.newRequest')} />
      <div className="portal-head">
        <h1>{t('portal.newRequest')}</h1>
        <p className="muted">{weekText('consultation.sent.text')}</p>
      </div>
      <div className="portal-new-request">
        <ConsultationForm
          label={t('portal.newRequest')}
          headingLevel="h2"
          user={user}
          requested={undefined}
          onSent={follow}
          onDirty={setDirty}
        />
      </div>
      {question}
    </>
  )
}
