import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { QuestionFields } from './question-fields.tsx'
import { useConditionSentence, useQuestionTitle } from './question-texts.ts'
import type { QuestionValues } from './set-values.ts'
import type { SetFields } from './use-set-fields.ts'

export type QuestionMove = 'up' | 'down'

/** One question on one line, which opens in place. Alt with an arrow key moves it. */
export const SetQuestion = ({
  fields,
  at,
  content,
  isOpen,
  hasError,
  onToggle,
  onMove,
  onRemove,
}: {
  fields: SetFields
  at: number
  content: readonly QuestionValues[]
  isOpen: boolean
  hasError: boolean
  onToggle: () => void
  /** With the id of the control that gets the focus again. */
  onMove: (move: QuestionMove, control: string) => void
  onRemove: () => void
}) => {
  const { t } = useTranslation()
  const titleOf = useQuestionTitle()
  const sentenceOf = useConditionSentence()
  const question = content[at]
  if (!question) return null
  const n = at + 1
  const { id, kind, isRequired, caution, shownIf } = question
  const bodyId = fields.idOf(`body-${id}`)
  const condition = sentenceOf(content, shownIf)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.altKey && ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key]
    if (!move) return
    event.preventDefault()
    onMove(move, (event.target as Element).id)
  }
  return (
    <li className={classNames('set-question', isOpen && 'is-open')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        className="set-question-head"
        role="group"
        aria-label={t('questionSets.nth', { n })}
        onKeyDown={onKeyDown}
      >
        <button
          id={toggleId(fields, id)}
          type="button"
          className="set-question-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onToggle}
        >
          <span className="set-question-number number">{n}</span>
          <span className="set-question-text">
            <bdi className="set-question-title">{titleOf(question) || t('questionSets.untitled')}</bdi>
            <span className="set-question-facts">
              {[t(`questionSets.kind.${kind}`), isRequired && t('questionSets.required'), condition]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {hasError && (
            <span className="set-question-mark field-error">
              <Icon icon={TriangleAlert} size="small" />
              {t('questionSets.hasError')}
            </span>
          )}
          {caution.isShown && !hasError && (
            <span className="set-question-mark">
              <Icon icon={TriangleAlert} size="small" />
              {t('questionSets.cautioned')}
            </span>
          )}
          <Icon icon={ChevronDown} size="small" />
        </button>
        <IconButton
          icon={ArrowUp}
          size="table"
          id={`${toggleId(fields, id)}-up`}
          label={t('questionSets.up', { n })}
          disabled={at === 0}
          onClick={(event) => onMove('up', event.currentTarget.id)}
        />
        <IconButton
          icon={ArrowDown}
          size="table"
          id={`${toggleId(fields, id)}-down`}
          label={t('questionSets.down', { n })}
          disabled={n === content.length}
          onClick={(event) => onMove('down', event.currentTarget.id)}
        />
        <IconButton
          icon={Trash2}
          size="table"
          isDanger
          label={t('questionSets.remove', { n })}
          onClick={onRemove}
        />
      </div>
      {isOpen && (
        <section id={bodyId} className="set-question-body" aria-label={t('questionSets.nth', { n })}>
          <QuestionFields fields={fields} at={at} content={content} />
        </section>
      )}
    </li>
  )
}

/** The id of the button that opens a question. */
export const toggleId = ({ idOf }: Pick<SetFields, 'idOf'>, id: string): string => idOf(`toggle-${id}`)
