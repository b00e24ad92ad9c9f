import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { formatFileSize } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FileName } from '#ui/file-name.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Upload } from './upload-queue.ts'
import '#ui/file-drop.css'
import '#ui/form-field.css'

/** Selected and uploading files: name, size, progress and errors. */
export const UploadList = ({
  uploads,
  onRemove,
  onRetry,
  onReplace,
}: {
  uploads: readonly Upload[]
  onRemove: (upload: Upload) => void
  onRetry?: (upload: Upload) => void
  /** Replaces a file that would always be refused. */
  onReplace?: (upload: Upload) => void
}) => {
  const { t, language } = useTranslation()
  if (uploads.length === 0) return null
  return (
    <ul className="file-list">
      {uploads.map((upload) => {
        const { key, file, state, progress, error, isFinal } = upload
        const again = isFinal ? onReplace : onRetry
        const label = state === 'sending' ? 'documents.upload.stopNamed' : 'documents.upload.removeNamed'
        return (
          <li key={key} className="file-row">
            <p>
              <FileName>{file.name}</FileName>{' '}
              <span className="caption">{formatFileSize(file.size, language)}</span>
              {state === 'sent' && <span className="caption"> · {t('documents.upload.sent')}</span>}
            </p>
            <IconButton
              icon={X}
              size="table"
              label={t(label, { name: file.name })}
              onClick={({ currentTarget }) => {
                neighbourOf(currentTarget)?.focus()
                onRemove(upload)
              }}
            />
            {state === 'sending' && (
              <progress
                value={progress}
                max={1}
                aria-label={t('documents.upload.progressNamed', { name: file.name })}
              />
            )}
            {error && (
              <p className="field-error" role="alert">
                <Icon icon={CircleAlert} size="medium" />
                <span>{error}</span>
              </p>
            )}
            {state === 'failed' && again && (
              <div>
                <Button variant="quiet" size="table" onClick={() => again(upload)}>
                  {t(isFinal ? 'documents.chooseOther' : 'form.retry')}
                </Button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * The element that receives the focus when a row is removed: the next row, the previous one, or the one after
 * the list.
 */
const neighbourOf = (button: HTMLElement): HTMLElement | null | undefined => {
  const row = button.closest('li')
  const list = row?.parentElement
  const near = row?.nextElementSibling ?? row?.previousElementSibling ?? list?.nextElementSibling
  return (near ?? list?.previousElementSibling)?.querySelector<HTMLElement>('button:not(:disabled)')
}
