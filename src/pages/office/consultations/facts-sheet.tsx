import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useUnsavedQuestion } from '#ui/unsaved-question.tsx'
import { type FactsProps, RequestFacts } from './request-facts.tsx'

/** The facts of a request on a phone, over the lower part of the page. */
export const FactsSheet = ({ onClose, ...facts }: Omit<FactsProps, 'onClose'> & { onClose: () => void }) => {
  const { t } = useTranslation()
  const id = useId()
  const { ask, question } = useUnsavedQuestion(facts.unsaved.length > 0)
  return (
    <Modal className="modal facts-sheet" aria-labelledby={id} confirmClose={ask} onClose={onClose}>
      {(close) => (
        <div className="facts-sheet-box facts-scroll">
          <div className="facts-sheet-head">
            <h2 id={id} className="dialog-title" tabIndex={-1}>
              {t('request.facts')}
            </h2>
            <IconButton icon={X} label={t('form.close')} data-initial-focus="" onClick={close} />
          </div>
          <RequestFacts {...facts} onClose={close} />
          {question}
        </div>
      )}
    </Modal>
  )
}
