import X from 'lucide-react/icons/x'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Modal, type ModalBehavior } from './modal.tsx'
import { useUnsavedQuestion } from './unsaved-question.tsx'
import './dialog.css'

type DialogProps = ModalBehavior & {
  title: ReactNode
  description?: ReactNode
  /** Widths in px: deletion 480, forms 640, bilingual forms 760, consultation 920, comparison 960. */
  size?: 480 | 640 | 760 | 920 | 960
  /** A number or a badge next to the title. */
  headExtra?: ReactNode
  /** Cancel, then the primary button. Cancel must call `close`, which asks before unsaved changes are lost. */
  foot?: ReactNode | ((close: () => void) => ReactNode)
  /** A form with unsaved changes asks before it closes. `confirmClose` replaces that question. */
  isDirty?: boolean
  /** Renders head, body and foot as one form, so that a submit button in the foot belongs to it. */
  form?: Omit<ComponentProps<'form'>, 'children' | 'className'>
  bodyClassName?: string
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Mount it while it is open: `{isOpen && <Dialog …>}`. */
export const Dialog = ({
  title,
  description,
  size = 640,
  headExtra,
  foot,
  form,
  isDirty = false,
  bodyClassName,
  children,
  ...behavior
}: DialogProps) => {
  const { t } = useTranslation()
  const id = useId()
  const unsaved = useUnsavedQuestion(isDirty)
  const filled = (part: DialogProps['foot'], close: () => void) =>
    typeof part === 'function' ? part(close) : part
  return (
    <Modal
      confirmClose={unsaved.ask}
      {...behavior}
      className="modal"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {(close) => (
        <div className={classNames('dialog-box', `dialog-${size}`)}>
          <div className="dialog-head">
            <div className="dialog-heading">
              <h2 className="dialog-title" id={`${id}-title`} tabIndex={-1}>
                {title}
              </h2>
              {headExtra}
              {description && (
                <p className="dialog-description" id={`${id}-description`}>
                  {description}
                </p>
              )}
            </div>
            <IconButton icon={X} label={t('form.close')} onClick={close} />
          </div>
          <OptionalForm form={form}>
            <div className={classNames('dialog-body', bodyClassName)}>{filled(children, close)}</div>
            {foot && <div className="dialog-foot button-row">{filled(foot, close)}</div>}
          </OptionalForm>
          {unsaved.question}
        </div>
      )}
    </Modal>
  )
}

const OptionalForm = ({ form, children }: { form: DialogProps['form']; children: ReactNode }) =>
  form ? (
    <form method="post" noValidate {...form} className="dialog-form">
      {children}
    </form>
  ) : (
    children
  )
