import ArrowRight from 'lucide-react/icons/arrow-right'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Merlons } from '#ui/merlons.tsx'
import { WithTexts } from '../with-texts.tsx'

const values = ['excellence', 'integrity', 'clientFocus', 'fourth'] as const

const AboutSection = () => (
  <WithTexts area="home">
    <About />
    <div className="wrap">
      <Merlons />
    </div>
  </WithTexts>
)

const About = () => {
  const { t } = useTranslation()
  return (
    <section className="section about" id="about" aria-labelledby="about-heading">
      <div className="wrap grid-12">
        <div className="about-statement">
          <p className="kicker">{t('about.heading')}</p>
          <h2 id="about-heading" tabIndex={-1}>
            {t('about.statement')}
          </h2>
          <p className="about-text">{t('about.text')}</p>
          <p className="about-links">
            <a className="arrow-link" href="/#team">
              {t('about.teamLink')}
              <Icon icon={ArrowRight} flips />
            </a>
            <a className="arrow-link" href={href('/about')}>
              {t('about.more')}
              <Icon icon={ArrowRight} flips />
            </a>
          </p>
        </div>
        <ol className="about-values">
          {values.map((value, index) => (
            <li key={value}>
              <span className="number" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3>{t(`about.value.${value}`)}</h3>
                <p>{t(`about.value.${value}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export default AboutSection
