import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { nextIndex } from '#ui/arrow-keys.ts'
import { Triangle } from '#ui/brand.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import type { StoryPart } from '../schema.ts'
import { StoryText, UntranslatedNote } from './story-text.tsx'
import './testimonial-stage.css'

/**
 * One testimonial at a time, chosen by its dot; no autoplay. All have the height of the longest, so that the
 * layout does not shift.
 */
export const TestimonialStage = ({ testimonials }: { testimonials: readonly StoryPart[] }) => {
  const { t, direction } = useTranslation()
  const total = testimonials.length
  const [chosen, setCurrent] = useState(0)
  const current = Math.min(chosen, total - 1)
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
          <Quotation key={testimonial.id} testimonial={testimonial} isCurrent={index === current} />
        ))}
      </div>
      {total > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would make it part of a form
        <div
          ref={dots}
          className="testimonial-dots"
          role="group"
          aria-label={t('testimonials.heading')}
          onKeyDown={pickByArrow}
        >
          {testimonials.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              aria-label={t('testimonials.show', { n: index + 1, total })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => setCurrent(index)}
            >
              <Triangle />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const Quotation = ({ testimonial, isCurrent }: { testimonial: StoryPart; isCurrent: boolean }) => {
  const { t, language } = useTranslation()
  const { text: comment, language: written } = localized(testimonial, 'text', language)
  return (
    <figure className="testimonial" data-current={isCurrent || undefined}>
      <blockquote>
        <InItsLanguage text={t('testimonials.quoted', { comment })} language={written} />
      </blockquote>
      <figcaption>
        <strong>
          <StoryText part={testimonial} field="title" />
        </strong>
        <span className="small muted">
          <StoryText part={testimonial} field="detail" />
        </span>
        {testimonial.isSample && <span className="caption">{t('testimonials.sample')}</span>}
        <UntranslatedNote of={[testimonial]} />
      </figcaption>
    </figure>
  )
}
