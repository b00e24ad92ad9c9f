import type { ReactNode } from 'react'
import type { StoryPart } from '#features/firm-story/schema.ts'
import { StoryText } from '#features/firm-story/website/story-text.tsx'

/** The firm's values as a numbered list; renders nothing if there are none. */
export const FirmValues = ({
  values,
  textOf,
}: {
  values: readonly StoryPart[]
  textOf: (value: StoryPart) => ReactNode
}) =>
  values.length > 0 && (
    <ol className="about-values">
      {values.map((value, index) => (
        <li key={value.id}>
          <span className="number" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <h3>
              <StoryText part={value} field="title" />
            </h3>
            <p>{textOf(value)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
