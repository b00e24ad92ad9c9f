import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { formatFileSize } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Upload } from './upload-shelf.ts'

/** Chosen and uploading files: name, size, progress and errors. */
export const UploadList = ({
  uploads,
  onRemove,
  onRetry,
  onReplace,
}: {
  uploads: readonly Upload[]
  onRemove: (upload: Upload) => void
  onRetry?: (upload: Upload) => void
  /** For a file that would be refused again. */
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
              <bdi>{file.name}</bdi> <span className="caption">{formatFileSize(file.size, language)}</span>
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

/** What receives the focus when a row is gone: the next row, the previous one, or the element after the list. */
const neighbourOf = (button: HTMLElement): HTMLElement | null | undefined => {
  const row = button.closest('li')
  const list = row?.parentElement
  const near = row?.nextElementSibling ?? row?.previousElementSibling ?? list?.nextElementSibling
  return (near ?? list?.previousElementSibling)?.querySelector<HTMLElement>('button:not(:disabled)')
}
