import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { nextIndex } from '#ui/arrow-keys.ts'
import { Triangle } from '#ui/brand.tsx'
import { type Testimonial, testimonials } from './testimonials.ts'
import './testimonial-stage.css'

const total = testimonials.length

/**
 * One testimonial at a time, chosen by its dot; no autoplay. All take the height of the longest, so that nothing jumps.
 */
export const TestimonialStage = () => {
  const { t, direction } = useTranslation()
  const [current, setCurrent] = useState(0)
  const dots = useRef<HTMLDivElement>(null)
  const pickByArrow = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, current, total, direction)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    dots.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="testimonial-stage">
      <div className="testimonial-figures" aria-live="polite">
        {testimonials.map((testimonial, index) => (
          <Quotation key={testimonial.nameEn} testimonial={testimonial} isCurrent={index === current} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would make it part of a form */}
      <div
        ref={dots}
        className="testimonial-dots"
        role="group"
        aria-label={t('testimonials.heading')}
        onKeyDown={pickByArrow}
      >
        {testimonials.map(({ nameEn }, index) => (
          <button
            key={nameEn}
            type="button"
            aria-label={t('testimonials.show', { n: index + 1, total })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => setCurrent(index)}
          >
            <Triangle />
          </button>
        ))}
      </div>
    </div>
  )
}

const Quotation = ({ testimonial, isCurrent }: { testimonial: Testimonial; isCurrent: boolean }) => {
  const { t, language } = useTranslation()
  const { text: comment } = localized(testimonial, 'comment', language)
  return (
    <figure className="testimonial" data-current={isCurrent || undefined}>
      <blockquote>{t('testimonials.quoted', { comment })}</blockquote>
      <figcaption>
        <strong>{localized(testimonial, 'name', language).text}</strong>
        <span className="small muted">{localized(testimonial, 'position', language).text}</span>
        <span className="caption">{t('testimonials.sample')}</span>
      </figcaption>
    </figure>
  )
}
