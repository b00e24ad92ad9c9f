import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Modal, type ModalBehavior } from './modal.tsx'
import './dialog.css'

/** A dialog that slides in from one side: the site's menu from the inline end, the sidebar from the inline start. */
export const Sheet = ({
  label,
  side = 'end',
  isNight,
  head,
  children,
  ...behavior
}: Pick<ModalBehavior, 'onClose' | 'initialFocus' | 'fallbackFocus'> & {
  /** The label of the dialog; visible only if `head` renders it. */
  label: string
  side?: 'start' | 'end'
  isNight?: boolean
  head?: ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
}) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Modal {...behavior} className={classNames('modal', 'sheet', `sheet-${side}`)} aria-labelledby={id}>
      {(close) => (
        <div className={classNames('sheet-box', isNight && 'night')}>
          <div className="sheet-head">
            <h2 id={id} className="visually-hidden">
              {label}
            </h2>
            {head}
            <IconButton
              icon={X}
              label={t('form.close')}
              className="push-end"
              data-initial-focus=""
              onClick={close}
            />
          </div>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </Modal>
  )
}
