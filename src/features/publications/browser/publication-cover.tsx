import { useState } from 'react'
import { Cover } from '#ui/cover.tsx'

/** The chosen picture. Without one, or if it fails to load, a drawing generated from the id. */
export const PublicationCover = ({
  publication: { id, category, coverImage },
  width,
  height,
  isInView,
}: {
  publication: { id: number; category: string; coverImage: string }
  width?: number
  height?: number
  /** Visible without scrolling, so the picture must not load lazily. */
  isInView?: boolean
}) => {
  const [isBroken, setBroken] = useState(false)
  if (!coverImage || isBroken) return <Cover id={id} category={category} width={width} height={height} />
  return (
    // Decorative: the title beside it is text.
    <img
      className="cover"
      src={coverImage}
      alt=""
      loading={isInView ? 'eager' : 'lazy'}
      onError={() => setBroken(true)}
    />
  )
}
