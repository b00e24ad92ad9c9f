import ArrowRight from 'lucide-react/icons/arrow-right'
import { href } from '#access/href.ts'
import { useStory } from '#features/firm-story/browser/api.ts'
import { StoryText, UntranslatedNote } from '#features/firm-story/website/story-text.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Merlons } from '#ui/merlons.tsx'
import { WithTexts } from '../with-texts.tsx'
import { FirmValues } from './firm-values.tsx'

const AboutSection = () => (
  <WithTexts area="home">
    <About />
    <div className="wrap">
      <Merlons />
    </div>
  </WithTexts>
)

/** Without a description of the firm, it has only its heading and a link to the team. */
const About = () => {
  const { t } = useTranslation()
  const story = useStory()
  const [introduction] = story?.('introduction') ?? []
  const values = story?.('value') ?? []
  const hasMore = (['history', 'milestone', 'mission', 'vision', 'value'] as const).some(
    (kind) => story?.(kind).length,
  )
  return (
    <section className="section about" id="about" aria-labelledby="about-heading">
      <div className="wrap grid-12">
        <div className="about-statement">
          {introduction && <p className="kicker">{t('about.heading')}</p>}
          <h2 id="about-heading" tabIndex={-1}>
            {introduction ? <StoryText part={introduction} field="title" /> : t('about.heading')}
          </h2>
          {introduction && (
            <p className="about-text">
              <StoryText part={introduction} field="text" />
            </p>
          )}
          <UntranslatedNote of={[...(introduction ? [introduction] : []), ...values]} />
          <p className="about-links">
            <a className="arrow-link" href="/#team">
              {t('about.teamLink')}
              <Icon icon={ArrowRight} flips />
            </a>
            {hasMore && (
              <a className="arrow-link" href={href('/about')}>
                {t('about.more')}
                <Icon icon={ArrowRight} flips />
              </a>
            )}
          </p>
        </div>
        <FirmValues values={values} textOf={(value) => <StoryText part={value} field="text" />} />
      </div>
    </section>
  )
}

export default AboutSection
