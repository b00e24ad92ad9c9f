import { useStory } from '#features/firm-story/browser/api.ts'
import { TestimonialStage } from '#features/firm-story/website/testimonial-stage.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { WithTexts } from '../with-texts.tsx'
import './testimonials-section.css'

const TestimonialsSection = () => (
  <WithTexts area="home">
    <Testimonials />
  </WithTexts>
)

/** Renders nothing if there are no testimonials. */
export const Testimonials = () => {
  const { t } = useTranslation()
  const testimonials = useStory()?.('testimonial') ?? []
  if (testimonials.length === 0) return null
  return (
    <section className="section testimonials" aria-labelledby="testimonials-heading">
      <div className="wrap grid-12">
        <h2 id="testimonials-heading" className="visually-hidden">
          {t('testimonials.heading')}
        </h2>
        <Openings />
        <div className="testimonials-stage">
          <TestimonialStage testimonials={testimonials} />
        </div>
      </div>
    </section>
  )
}

const Openings = () => (
  <svg className="testimonials-mark" viewBox="0 0 84 76" aria-hidden="true" focusable="false">
    <path d="M42 0l12 22H30zM26.5 27l12 22h-24zM57.5 27l12 22h-24zM11 54l12 22H-1zM42 54l12 22H30zM73 54l12 22H61z" />
  </svg>
)

export default TestimonialsSection
