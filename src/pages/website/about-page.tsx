import ArrowRight from 'lucide-react/icons/arrow-right'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { OpeningsRow } from '#ui/openings-row.tsx'
import type { PageParams } from '../page.ts'
import { PageHead } from '../page-head.tsx'
import { FirmLayout } from './firm-layout.tsx'
import { PageHero } from './page-hero.tsx'
import './about-section.css'
import './about-page.css'

const AboutPage = (_: { params: PageParams }) => (
  <FirmLayout>
    <About />
  </FirmLayout>
)

const About = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('about.heading')} description={t('firm.lede')} path="/about" />
      <PageHero
        breadcrumb={[{ name: t('about.heading'), path: '/about' }]}
        title={t('about.heading')}
        lede={t('firm.lede')}
      />
      <History />
      <Purpose />
      <Values />
      <WaysOn />
    </>
  )
}

const milestones = ['2009', '2012', '2014', '2018', '2023'] as const

const History = () => {
  const { t } = useTranslation()
  return (
    <section className="section" aria-labelledby="history-heading">
      <div className="wrap grid-12">
        <div className="about-history">
          <h2 id="history-heading">{t('about.history')}</h2>
          <p>{t('firm.history.first')}</p>
          <p>{t('firm.history.second')}</p>
        </div>
        <div className="about-milestones">
          <h3 className="visually-hidden">{t('firm.milestones')}</h3>
          <ol className="milestones">
            {milestones.map((year) => (
              <li key={year}>
                <span className="number">{year}</span>
                <p>{t(`firm.milestones.${year}`)}</p>
              </li>
            ))}
            <li>
              <span className="milestone-today">{t('firm.milestones.today')}</span>
              <p>{t('firm.milestones.today.text')}</p>
            </li>
          </ol>
        </div>
      </div>
    </section>
  )
}

const Purpose = () => {
  const { t } = useTranslation()
  return (
    <div className="night about-purpose">
      <div className="wrap grid-12">
        <section className="about-mission" aria-labelledby="mission-heading">
          <h2 id="mission-heading">{t('about.mission')}</h2>
          <p>{t('firm.mission.text')}</p>
        </section>
        <section className="about-vision" aria-labelledby="vision-heading">
          <h2 id="vision-heading">{t('about.vision')}</h2>
          <p>{t('firm.vision.text')}</p>
        </section>
        <div className="about-openings">
          <OpeningsRow count={4} lit={2} />
        </div>
      </div>
    </div>
  )
}

const values = ['excellence', 'integrity', 'clientFocus', 'fourth'] as const

const Values = () => {
  const { t } = useTranslation()
  return (
    <section className="section" aria-labelledby="values-heading">
      <div className="wrap grid-12">
        <div className="about-statement">
          <h2 id="values-heading" className="kicker">
            {t('about.values')}
          </h2>
          <p className="about-motto">{t('about.statement')}</p>
        </div>
        <ol className="about-values">
          {values.map((value, index) => (
            <li key={value}>
              <span className="number" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3>{t(`about.value.${value}`)}</h3>
                <p>{t(`firm.value.${value}`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const WaysOn = () => {
  const { t } = useTranslation()
  return (
    <section className="section sunken about-actions" aria-labelledby="talk-heading">
      <div className="wrap about-actions-row">
        <div>
          <h2 id="talk-heading">{t('firm.talk')}</h2>
          <p className="muted">{t('firm.talk.text')}</p>
        </div>
        <div className="about-actions-links">
          <ButtonLink href="/#consultation">{t('hero.cta.consultation')}</ButtonLink>
          <a className="arrow-link" href="/#team">
            {t('about.teamLink')}
            <Icon icon={ArrowRight} flips />
          </a>
          <a className="arrow-link" href={href('/clients')}>
            {t('clients.heading')}
            <Icon icon={ArrowRight} flips />
          </a>
        </div>
      </div>
    </section>
  )
}

export default AboutPage
