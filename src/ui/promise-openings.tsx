import { classNames } from './class-names.ts'
import './drawings.css'

/**
 * The 24-hour promise as four openings of six hours each: lit ones are time left, red outlines are overdue.
 * Decorative: the text is next to it.
 */
export const PromiseOpenings = ({ hoursLeft }: { hoursLeft: number }) => {
  const isOver = hoursLeft < 0
  const lit = Math.min(4, Math.ceil(hoursLeft / 6))
  return (
    <svg
      className={classNames('promise-openings', isOver && 'promise-over')}
      viewBox="0 0 44 9"
      aria-hidden="true"
      focusable="false"
    >
      {[0, 1, 2, 3].map((n) => (
        <path
          key={n}
          className={n < lit ? 'promise-lit' : undefined}
          d={`M${0.7 + n * 11} 8.4l4.8-7.4l4.8 7.4z`}
        />
      ))}
    </svg>
  )
}
