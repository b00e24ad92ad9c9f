import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ResponsiveWall } from '#ui/wall.tsx'
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

const HeroText = () => {
  const { t } = useTranslation()
  return (
    <div className="hero-text">
      <p className="hero-eyebrow">{t('hero.eyebrow')}</p>
      <h1 className="display" tabIndex={-1}>
        {t('hero.title.first')}
        <br />
        {t('hero.title.second')}
      </h1>
      <p className="hero-lede">{t('hero.text')}</p>
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
