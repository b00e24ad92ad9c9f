import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import type { MalwareCheck } from '#features/malware/schema.ts'
import { isolatedFileName } from '#i18n/file-name.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { FileName } from '#ui/file-name.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { PictureUpload } from './use-picture-upload.ts'
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
