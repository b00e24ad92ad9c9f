import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import ImageIcon from 'lucide-react/icons/image'
import ImageOff from 'lucide-react/icons/image-off'
import ShieldEllipsis from 'lucide-react/icons/shield-ellipsis'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { MalwareCheck } from '#features/malware/schema.ts'
import { isServed } from '#features/malware/values.ts'
import { isolatedFileName } from '#i18n/file-name.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { FallbackImage } from '#ui/fallback-image.tsx'
import { FileName } from '#ui/file-name.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { type Image, isPictureAddress, maxImageBytes } from '../schema.ts'
import { imageQuery, uploadImage } from './api.ts'
import './picture-field.css'
import '#ui/file-drop.css'
import '#ui/form-field.css'

/** The progress of an upload, and errors of its picture. */
export const PictureWay = ({
  way,
  check,
  isThere,
  onCancel,
}: {
  way: PictureUpload
  check: MalwareCheck
  /** Whether an uploaded picture is shown. */
  isThere: boolean
  onCancel: () => void
}) => {
  const { t } = useTranslation()
  const isSending = way && 'progress' in way
  const error = way ? 'error' in way && way.error : check === 'infected' && t('picture.infected')
  return (
    <>
      <p role="status" className="visually-hidden">
        {isSending && t('picture.sending', { name: isolatedFileName(way.file.name) })}
        {!way && isThere && t(check === 'checking' ? 'picture.checking' : 'picture.uploaded')}
      </p>
      {isSending && (
        <div className="file-row">
          <p>
            <FileName>{way.file.name}</FileName>
          </p>
          <IconButton icon={X} size="table" label={t('picture.stop')} onClick={onCancel} />
          <progress
            value={way.progress}
            max={1}
            aria-label={t('picture.sending', { name: isolatedFileName(way.file.name) })}
          />
        </div>
      )}
      {!way && check === 'checking' && (
        <p className="caption" aria-hidden="true">
          {t('picture.checking')}
        </p>
      )}
      {error && (
        <p className="field-error" role="alert">
          <Icon icon={CircleAlert} size="medium" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}

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

type Way = { file: File; progress: number } | { file: File; error: string }

/** Undefined without a running or failed upload. */
type PictureUpload = Way | undefined

/**
 * Uploads one picture: its progress from 0 to 1, its error and, where files are checked for malware, the result of the
 * check. Leaving the field cancels the upload.
 */
export const usePictureUpload = (onUploaded: (url: string) => void) => {
  const { t } = useTranslation()
  const [way, setWay] = useState<PictureUpload>()
  const [sent, setSent] = useState<Image>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const send = async (file: File) => {
    stop.current?.abort()
    if (file.size > maxImageBytes) return setWay({ file, error: t('error.picture_kind') })
    const own = new AbortController()
    stop.current = own
    setWay({ file, progress: 0 })
    try {
      const onProgress = (progress: number) => setWay({ file, progress })
      const image = await uploadImage(file, { onProgress, signal: own.signal })
      setWay(undefined)
      setSent(image)
      onUploaded(image.url)
    } catch (error) {
      // Another picture was chosen in the meantime, or the picture was removed.
      if (own.signal.aborted) return
      const failure = explainFailure(error, t)
      setWay({ file, error: failure.kind === 'offline' ? t('picture.broken') : failure.message })
    }
  }
  const cancel = () => {
    stop.current?.abort()
    setWay(undefined)
  }
  const { data: image = sent } = useQuery({
    ...imageQuery(sent?.id ?? 0),
    enabled: sent?.malwareCheck === 'checking',
  })
  return { way, send, cancel, sent: image }
}
