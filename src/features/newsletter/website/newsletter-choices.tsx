import { categoryLabel } from '#features/publications/category-label.ts'
import { publicationCategories } from '#features/publications/values.ts'
import { formatLanguageName } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { isLanguage, languages } from '#languages/language.ts'
import { chosenAreas } from '../areas.ts'
import './newsletter-choices.css'
import '#ui/form-field.css'

/** The areas as checkboxes. Uncontrolled, because they may be checked before scripts are loaded. */
export const AreaChoices = ({
  chosen,
  isFolded = false,
}: {
  chosen: readonly string[]
  /** The surrounding section has a visible title, so the legend is only for screen readers. */
  isFolded?: boolean
}) => {
  const { t } = useTranslation()
  return (
    <fieldset className="newsletter-choices">
      <legend className={isFolded ? 'visually-hidden' : undefined}>{t('newsletter.areas.legend')}</legend>
      <p className="field-hint">{t('newsletter.areas.hint')}</p>
      {publicationCategories.map((area) => (
        <label key={area} className="checkbox-label">
          <input
            type="checkbox"
            className="checkbox"
            name="areas"
            value={area}
            defaultChecked={chosen.includes(area)}
          />
          <span>{t(categoryLabel[area])}</span>
        </label>
      ))}
    </fieldset>
  )
}

export const LanguageChoice = ({ chosen }: { chosen: string }) => {
  const { t, language } = useTranslation()
  return (
    <fieldset className="newsletter-choices">
      <legend>{t('newsletter.mailLanguage')}</legend>
      {languages.map((each) => (
        <label key={each} className="checkbox-label">
          <input
            type="radio"
            className="checkbox radio"
            name="mailLanguage"
            value={each}
            defaultChecked={chosen === each}
          />
          <span>{formatLanguageName(each, language)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The currently checked areas of a form. */
export const choicesIn = (form: HTMLFormElement | null) => {
  const fields = new FormData(form ?? undefined)
  const language = fields.get('mailLanguage')
  return {
    areas: chosenAreas(fields.getAll('areas').map(String)),
    mailLanguage: isLanguage(language) ? language : undefined,
  }
}
