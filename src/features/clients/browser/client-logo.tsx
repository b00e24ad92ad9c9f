import Building2 from 'lucide-react/icons/building-2'
import { BrandMark } from '#ui/brand.tsx'
import { FallbackImage } from '#ui/fallback-image.tsx'
import { Icon } from '#ui/icon.tsx'
import './logo-grid.css'

/**
 * The logo; the firm's mark if it fails to load, a building if there is none. Decorative, because the name is
 * beside it.
 */
export const ClientLogo = ({ logoUrl }: { logoUrl: string }) => {
  if (!logoUrl) return <Icon icon={Building2} size="large" className="client-logo-none" />
  return (
    <FallbackImage
      src={logoUrl}
      alt=""
      className="client-logo"
      width={64}
      height={64}
      fallback={<BrandMark isBare className="client-logo-fallback" />}
    />
  )
}
