import ArrowRight from 'lucide-react/icons/arrow-right'
import { href } from '#access/href.ts'
import { useStory } from '#features/firm-story/browser/api.ts'
import type { StoryPart } from '#features/firm-story/schema.ts'
import { StoryParagraphs, StoryText, UntranslatedNote } from '#features/firm-story/website/story-text.tsx'
import { useWeekText } from '#features/office-hours/browser/use-week-text.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { OpeningsRow } from '#ui/openings-row.tsx'
import type { PageParams } from '../page.ts'
import { useSettings } from '../page-head.tsx'
import { FirmLayout, PageHero } from './firm-layout.tsx'
import { FirmValues } from './firm-values.tsx'
import { IndexedHead } from './indexed-head.tsx'
import './about-section.css'
import './about-page.css'

const AboutPage = (_: { params: PageParams }) => (
  <FirmLayout>
    <About />
  </FirmLayout>
)

const About = () => {
  const { t, language } = useTranslation()
  const settings = useSettings()
  const story = useStory()
  const [introduction] = story?.('introduction') ?? []
  const lede =
    (introduction && localized(introduction, 'detail', language).text) ||
    settingIn(settings, 'site_description', language)
  return (
    <>
      <IndexedHead title={t('about.heading')} description={lede} page={{ path: '/about' }} />
      <PageHero
        breadcrumb={[{ name: t('about.heading'), path: '/about' }]}
        title={t('about.heading')}
        lede={introduction?.detailEn ? <StoryText part={introduction} field="detail" /> : lede}
      />
      {story && (
        <>
          <History history={story('history')[0]} milestones={story('milestone')} />
          <Purpose mission={story('mission')[0]} vision={story('vision')[0]} />
          <Values introduction={introduction} values={story('value')} />
        </>
      )}
      <WaysOn />
    </>
  )
}

const History = ({ history, milestones }: { history: StoryPart | undefined; milestones: StoryPart[] }) => {
  const { t } = useTranslation()
  if (!history && milestones.length === 0) return null
  return (
    <section className="section" aria-labelledby="history-heading">
      <div className="wrap grid-12">
        <div className="about-history">
          <h2 id="history-heading">{t(history ? 'about.history' : 'firm.milestones')}</h2>
          {history && <StoryParagraphs part={history} />}
          <UntranslatedNote of={[...(history ? [history] : []), ...milestones]} />
        </div>
        {milestones.length > 0 && (
          <div className="about-milestones">
            {history && <h3 className="visually-hidden">{t('firm.milestones')}</h3>}
            <ol className="milestones">
              {milestones.map((milestone) => (
                <li key={milestone.id}>
                  <span className={/^\d+$/.test(milestone.titleEn) ? 'number' : 'milestone-today'}>
                    <StoryText part={milestone} field="title" />
                  </span>
                  <p>
                    <StoryText part={milestone} field="text" />
                  </p>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  )
}

type Purposes = { mission: StoryPart | undefined; vision: StoryPart | undefined }

const Purpose = ({ mission, vision }: Purposes) => {
  const { t } = useTranslation()
  if (!mission && !vision) return null
  return (
    <div className="night about-purpose">
      <div className="wrap grid-12">
        {mission && (
          <section className="about-mission" aria-labelledby="mission-heading">
            <h2 id="mission-heading">{t('about.mission')}</h2>
            <StoryParagraphs part={mission} />
            <UntranslatedNote of={[mission]} />
          </section>
        )}
        {vision && (
          <section className="about-vision" aria-labelledby="vision-heading">
            <h2 id="vision-heading">{t('about.vision')}</h2>
            <StoryParagraphs part={vision} />
            <UntranslatedNote of={[vision]} />
          </section>
        )}
        <div className="about-openings">
          <OpeningsRow count={4} lit={2} />
        </div>
      </div>
    </div>
  )
}

const Values = ({
  introduction,
  values,
}: {
  introduction: StoryPart | undefined
  values: readonly StoryPart[]
}) => {
  const { t } = useTranslation()
  if (values.length === 0) return null
  return (
    <section className="section" aria-labelledby="values-heading">
      <div className="wrap grid-12">
        <div className="about-statement">
          <h2 id="values-heading" className="kicker">
            {t('about.values')}
          </h2>
          {introduction && (
            <p className="about-motto">
              <StoryText part={introduction} field="title" />
            </p>
          )}
          <UntranslatedNote of={values} />
        </div>
        <FirmValues
          values={values}
          textOf={(value) => <StoryText part={value} field={value.detailEn ? 'detail' : 'text'} />}
        />
      </div>
    </section>
  )
}

const WaysOn = () => {
  const { t } = useTranslation()
  const weekText = useWeekText()
  return (
    <section className="section sunken about-actions" aria-labelledby="talk-heading">
      <div className="wrap about-actions-row">
        <div>
          <h2 id="talk-heading">{t('firm.talk')}</h2>
          <p className="muted">{weekText('firm.talk.text')}</p>
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
