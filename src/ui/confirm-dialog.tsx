import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Modal, type ModalBehavior } from './modal.tsx'
import './dialog.css'
import './form-field.css'

type ConfirmDialogProps = Pick<ModalBehavior, 'fallbackFocus'> & {
  title: ReactNode
  children: ReactNode
  confirmLabel?: string
  pendingLabel?: string
  cancelLabel?: string
  /**
   * `danger` for deletions, with an icon; `leave` if staying is the better choice, whose button is then
   * filled.
   */
  variant?: 'danger' | 'primary' | 'leave'
  isPending?: boolean
  /** Why the action failed. Also shown here, since a toast disappears. */
  error?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before something irreversible. Focus starts on Cancel, and a click on the backdrop does not close it.
 */
export const ConfirmDialog = ({
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel,
  variant = 'danger',
  isPending = false,
  error,
  onConfirm,
  onCancel,
  fallbackFocus,
}: ConfirmDialogProps) => {
  const { t } = useTranslation()
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      className="modal alert-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      initialFocus={cancel}
      fallbackFocus={fallbackFocus}
      closesOnBackdrop={false}
      confirmClose={() => !isPending}
      onClose={onCancel}
    >
      {() => (
        <div className="dialog-box dialog-480">
          <div className="dialog-head">
            <h2 className="dialog-title" id={`${id}-title`}>
              {title}
            </h2>
          </div>
          <div className="dialog-body">
            <div id={`${id}-body`}>{children}</div>
            <div role="alert">{error && <p className="field-error">{error}</p>}</div>
          </div>
          <div className="dialog-foot button-row">
            <Button
              ref={cancel}
              variant={variant === 'leave' ? 'primary' : 'outline'}
              disabled={isPending}
              onClick={onCancel}
            >
              {cancelLabel ?? t('form.cancel')}
            </Button>
            <Button
              variant={variant === 'leave' ? 'outline' : variant}
              icon={variant === 'danger' ? <Icon icon={Trash2} size="medium" /> : undefined}
              isPending={isPending}
              pendingLabel={pendingLabel ?? t(variant === 'danger' ? 'form.deleting' : 'form.submitting')}
              onClick={onConfirm}
            >
              {confirmLabel ?? t('form.delete')}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}
