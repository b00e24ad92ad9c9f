import { useQueryClient } from '@tanstack/react-query'
import type { SubjectAddress } from '#features/due-diligence/office/api.ts'
import { DiligencePanel } from '#features/due-diligence/office/diligence-panel.tsx'
import { correspondentsKey } from '#features/messages/browser/api.ts'
import { peopleKey } from '#features/people/office/api.ts'
import { useTranslation } from '#i18n/translate.tsx'

/** The identity document and the risk of a person or a party. */
export const DiligenceContent = (about: { subject: SubjectAddress; name: string }) => {
  const queryClient = useQueryClient()
  return (
    <DiligencePanel
      {...about}
      onSaved={() =>
        // The page of a request shows the person as a correspondent.
        Promise.all(
          [peopleKey, correspondentsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        )
      }
    />
  )
}

/** The same with a heading, on the page of a person. */
export const DiligenceSection = (about: { subject: SubjectAddress; name: string }) => {
  const { t } = useTranslation()
  return (
    <div className="stack">
      <h3 className="record-heading">{t('diligence.title')}</h3>
      <DiligenceContent {...about} />
    </div>
  )
}
