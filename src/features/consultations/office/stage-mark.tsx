import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import type { Consultation } from '../schema.ts'
import './stage-mark.css'

/** The present stage of a request, beside its status. */
export const StageMark = ({ stage }: { stage: NonNullable<Consultation['stage']> }) => {
  const { language } = useTranslation()
  const name = localized(stage, 'name', language)
  return (
    <span className="stage-mark" title={name.text}>
      <InItsLanguage {...name} />
    </span>
  )
}
