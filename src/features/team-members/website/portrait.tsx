import { FallbackImage } from '#ui/fallback-image.tsx'
import { Monogram } from '#ui/monogram.tsx'
import './people-grid.css'

/** The photograph, or the initials on a colored tile. Decorative: the name is beside it. */
export const Portrait = ({
  id,
  name,
  imageUrl,
  ...image
}: {
  id: number
  name: string
  imageUrl: string
  /** `eager` at the top of a page. */
  loading?: 'eager'
}) => {
  const monogram = <Monogram id={id} name={name} size="tile" />
  if (!imageUrl) return monogram
  return (
    <FallbackImage
      src={imageUrl}
      alt=""
      className="portrait"
      width={320}
      height={240}
      fallback={monogram}
      {...image}
    />
  )
}
