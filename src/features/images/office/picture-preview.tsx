import ImageIcon from 'lucide-react/icons/image'
import ImageOff from 'lucide-react/icons/image-off'
import ShieldEllipsis from 'lucide-react/icons/shield-ellipsis'
import type { MalwareCheck } from '#features/malware/schema.ts'
import { isServed } from '#features/malware/values.ts'
import { FallbackImage } from '#ui/fallback-image.tsx'
import { Icon } from '#ui/icon.tsx'
import { isPictureAddress } from '../schema.ts'
import './picture-field.css'

type PicturePreviewProps = {
  address: string
  /** How the picture is cropped where it is displayed. */
  shape: 'square' | 'wide' | 'logo'
  check: MalwareCheck
}

export const PicturePreview = ({ address, shape, check }: PicturePreviewProps) => (
  <div className={`picture-preview picture-preview-${shape}`}>
    {!isServed(check) ? (
      <Icon icon={check === 'infected' ? ImageOff : ShieldEllipsis} size="large" />
    ) : isPictureAddress(address) ? (
      <FallbackImage key={address} src={address} alt="" fallback={<Icon icon={ImageOff} size="large" />} />
    ) : (
      <Icon icon={ImageIcon} size="large" />
    )}
  </div>
)
