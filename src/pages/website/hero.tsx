import { useStory } from '#features/firm-story/browser/api.ts'
import { StoryText, UntranslatedNote } from '#features/firm-story/website/story-text.tsx'
import { settingIn } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ResponsiveWall } from '#ui/wall.tsx'
import { useSettings } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'

const Hero = () => (
  <section className="hero night">
    <div className="hero-wall">
      <ResponsiveWall />
    </div>
    <div className="wrap hero-row">
      <WithTexts area="home">
        <HeroText />
      </WithTexts>
    </div>
  </section>
)

/** Without a greeting, the firm is introduced by its name and its description. */
const HeroText = () => {
  const { t, language } = useTranslation()
  const settings = useSettings()
  const story = useStory()
  if (!story) return null
  const [welcome] = story('welcome')
  const name = settingIn(settings, 'site_title', language)
  const description = settingIn(settings, 'site_description', language)
  return (
    <div className="hero-text">
      {welcome ? (
        <>
          {welcome.detailEn && (
            <p className="hero-eyebrow">
              <StoryText part={welcome} field="detail" />
            </p>
          )}
          <h1 className="display" tabIndex={-1}>
            <StoryText part={welcome} field="title" />
          </h1>
          <p className="hero-lede">
            <StoryText part={welcome} field="text" />
          </p>
          <UntranslatedNote of={[welcome]} />
        </>
      ) : (
        <>
          {name && <p className="hero-eyebrow">{t('brand.descriptor')}</p>}
          <h1 className="display" tabIndex={-1}>
            {name || t('brand.descriptor')}
          </h1>
          {description && <p className="hero-lede">{description}</p>}
        </>
      )}
      <div className="hero-actions">
        <ButtonLink href="/#consultation" variant="noor" size="hero">
          {t('hero.cta.consultation')}
        </ButtonLink>
        <ButtonLink href="/#services" variant="night" size="hero">
          {t('hero.cta.services')}
        </ButtonLink>
      </div>
    </div>
  )
}

export default Hero
