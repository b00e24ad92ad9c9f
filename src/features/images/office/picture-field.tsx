import { type Ref, useRef } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { type FieldTexts, FormField } from '#ui/form-field.tsx'
import { TextInput } from '#ui/text-field.tsx'
import { useMergedRef } from '#ui/use-merged-ref.ts'
import { acceptedImages } from '../schema.ts'
import { PicturePreview, PictureWay, usePictureUpload } from './picture-upload.tsx'
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

/** A picture of the website: uploaded by drop or file picker, or referenced by its URL. */
export const PictureField = ({ value, onChange, onBlur, ref, shape, ...texts }: PictureFieldProps) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(input, ref)
  const { way, send, cancel, sent } = usePictureUpload(onChange)
  const check = sent && sent.url === value ? sent.malwareCheck : null
  // The path of an uploaded picture is not useful to users.
  const isOurs = value.startsWith('/')
  return (
    <FormField {...texts}>
      {(names) => (
        <div className="picture-field">
          <PicturePreview address={value} shape={shape} check={check} />
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
            <PictureWay way={way} check={check} isThere={isOurs} onCancel={cancel} />
          </div>
        </div>
      )}
    </FormField>
  )
}
