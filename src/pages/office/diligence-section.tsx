import { lazy, Suspense } from 'react'
import type { SubjectAddress } from '#features/due-diligence/office/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Loading } from '#ui/skeleton.tsx'

const DiligencePanel = lazy(() => import('#features/due-diligence/office/diligence-panel.tsx'))

/** The identity document and the risk, on the page of a person. */
export const DiligenceSection = ({ subject, name }: { subject: SubjectAddress; name: string }) => {
  const { t } = useTranslation()
  return (
    <div className="stack">
      <h3 className="record-heading">{t('diligence.title')}</h3>
      <Suspense fallback={<Loading shapes={['60', '80']} />}>
        <DiligencePanel subject={subject} name={name} />
      </Suspense>
    </div>
  )
}
