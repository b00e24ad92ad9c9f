import CircleAlert from 'lucide-react/icons/circle-alert'
import ImageIcon from 'lucide-react/icons/image'
import ImageOff from 'lucide-react/icons/image-off'
import ShieldEllipsis from 'lucide-react/icons/shield-ellipsis'
import X from 'lucide-react/icons/x'
import { type Ref, useRef } from 'react'
import type { MalwareCheck } from '#features/malware/schema.ts'
import { isServed } from '#features/malware/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FallbackImage } from '#ui/fallback-image.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { type FieldTexts, FormField } from '#ui/form-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from '#ui/text-field.tsx'
import { useMergedRef } from '#ui/use-merged-ref.ts'
import { acceptedImages, isPictureAddress } from '../schema.ts'
import { usePictureUpload } from './use-picture-upload.ts'
import './picture-field.css'

type PictureFieldProps = FieldTexts & {
  /** A URL, or empty. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** How the picture is cropped where it is displayed. */
  shape: 'square' | 'wide' | 'logo'
}

/** A picture of the website: uploaded by drop or choice, or referenced by its URL. */
export const PictureField = ({ value, onChange, onBlur, ref, shape, ...texts }: PictureFieldProps) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(input, ref)
  const { way, send, cancel, sent } = usePictureUpload(onChange)
  const check = sent && sent.url === value ? sent.malwareCheck : null
  // The path of an uploaded picture means nothing to people.
  const isOurs = value.startsWith('/')
  return (
    <FormField {...texts}>
      {(names) => (
        <div className="picture-field">
          <Preview address={value} shape={shape} check={check} />
          <div className="picture-field-ways">
            <div className="picture-field-address">
              <TextInput
                {...names}
                ref={merged}
                type={isOurs ? 'text' : 'url'}
                dir={isOurs ? undefined : 'ltr'}
                placeholder="https://"
                value={isOurs ? t('picture.uploaded') : value}
                readOnly={isOurs}
                onChange={(event) => onChange(event.target.value)}
                onBlur={onBlur}
              />
              {value !== '' && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    onChange('')
                    input.current?.focus()
                  }}
                >
                  {t('picture.remove')}
                </Button>
              )}
            </div>
            <FileDrop
              label={t(value === '' ? 'picture.choose' : 'picture.replace')}
              accept={acceptedImages}
              isSingle
              onFiles={([file]) => file && send(file)}
            >
              {t('picture.drop')}
            </FileDrop>
            <p role="status" className="visually-hidden">
              {way && 'progress' in way && t('picture.sending', { name: way.file.name })}
              {!way && isOurs && t(check === 'checking' ? 'picture.checking' : 'picture.uploaded')}
            </p>
            {way && 'progress' in way && (
              <div className="file-row">
                <p>
                  <bdi>{way.file.name}</bdi>
                </p>
                <IconButton icon={X} size="table" label={t('picture.stop')} onClick={cancel} />
                <progress
                  value={way.progress}
                  max={1}
                  aria-label={t('picture.sending', { name: way.file.name })}
                />
              </div>
            )}
            {!way && check === 'checking' && (
              <p className="caption" aria-hidden="true">
                {t('picture.checking')}
              </p>
            )}
            {!way && check === 'infected' && (
              <p className="field-error" role="alert">
                <Icon icon={CircleAlert} size="medium" />
                <span>{t('picture.infected')}</span>
              </p>
            )}
            {way && 'error' in way && (
              <p className="field-error" role="alert">
                <Icon icon={CircleAlert} size="medium" />
                <span>{way.error}</span>
              </p>
            )}
          </div>
        </div>
      )}
    </FormField>
  )
}

type PreviewProps = { address: string; shape: PictureFieldProps['shape']; check: MalwareCheck }

const Preview = ({ address, shape, check }: PreviewProps) => (
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
