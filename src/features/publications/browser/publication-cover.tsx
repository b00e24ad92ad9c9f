import { useState } from 'react'
import { Cover } from '#ui/cover.tsx'

/** The picture the office chose, else the drawing of the id; also where the picture does not arrive. */
export const PublicationCover = ({
  publication: { id, category, coverImage },
  width,
  height,
  isInView,
}: {
  publication: { id: number; category: string; coverImage: string }
  width?: number
  height?: number
  /** Stands in the first view, so its picture is not put off. */
  isInView?: boolean
}) => {
  const [isBroken, setBroken] = useState(false)
  if (!coverImage || isBroken) return <Cover id={id} category={category} width={width} height={height} />
  return (
    // Decorative: the title is real text beside it.
    <img
      className="cover"
      src={coverImage}
      alt=""
      loading={isInView ? 'eager' : 'lazy'}
      onError={() => setBroken(true)}
    />
  )
}
