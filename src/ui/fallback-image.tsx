import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

/** An image, and something else in its place once it cannot be loaded, also if that was known before the page answered. */
export const FallbackImage = ({
  fallback,
  src,
  alt,
  ...rest
}: ComponentProps<'img'> & { src: string; alt: string; fallback: ReactNode }) => {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // A drawing without a size of its own has no natural width either: only decoding tells them apart.
    if (image.current?.complete && image.current.naturalWidth === 0)
      image.current.decode().catch(() => setFailed(src))
  }, [src])
  if (failed === src) return fallback
  return (
    <img
      {...rest}
      ref={image}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}
