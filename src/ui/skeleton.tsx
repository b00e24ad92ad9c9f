import type { ComponentProps } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import './states.css'

type Shape = '40' | '60' | '80' | '100' | 'badge' | 'block'

/** A gray bar in the shape of the content, inside `Loading`. */
export const Skeleton = ({ shape = '100' }: { shape?: Shape }) => (
  <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
)

/** The place of content that is not loaded yet: a text for screen readers, and bars or `children`. */
export const Loading = ({
  label = 'state.loading',
  shapes = [],
  children,
  ...rest
}: ComponentProps<'div'> & {
  /** The text for screen readers. Null beside another text, which would be read twice. */
  label?: TextKey | null
  shapes?: readonly Shape[]
}) => {
  const { t } = useTranslation()
  return (
    <div {...rest} aria-busy="true">
      {label && (
        <p role="status" className="visually-hidden">
          {t(label)}
        </p>
      )}
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
        <Skeleton key={at} shape={shape} />
      ))}
      {children}
    </div>
  )
}
