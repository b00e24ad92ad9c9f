import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

/** An image that is replaced by its fallback if it fails to load, even if that happened before hydration. */
export const FallbackImage = ({
  fallback,
  src,
  alt,
  ...rest
}: ComponentProps<'img'> & { src: string; alt: string; fallback: ReactNode }) => {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // An SVG without intrinsic size has no natural width either, so only decoding distinguishes the two.
    if (image.current?.complete && image.current.naturalWidth === 0)
      image.current.decode().catch(() => setFailed(src))
  }, [src])
  if (failed === src) return fallback
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      ref={image}
      src={src}
      alt={alt}
      onError={() => setFailed(src)}
    />
  )
}
