import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { href } from '#access/href.ts'
import { servicesQuery } from '#features/services/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { WithTexts } from '../with-texts.tsx'

/**
 * Typical situations of visitors, in their words, each with the matching service. The office edits them with
 * its services.
 */
const Situations = () => (
  <WithTexts area="home">
    <SituationLinks />
  </WithTexts>
)

const SituationLinks = () => {
  const { t, language } = useTranslation()
  const { data: services = [] } = useQuery(servicesQuery())
  const situations = services
    .map((service) => ({ id: service.id, ...localized(service, 'situation', language) }))
    .filter(({ text }) => text)
  if (situations.length === 0) return null
  return (
    <section className="situations sunken" aria-labelledby="situations-heading">
      <div className="wrap">
        <h2 id="situations-heading">{t('situations.heading')}</h2>
        <ul>
          {situations.map(({ id, ...situation }) => (
            <li key={id}>
              <a href={href('/services/:id', { id })}>
                <span>
                  <InItsLanguage {...situation} />
                </span>
                <Icon icon={ArrowRight} size="medium" flips />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export default Situations
