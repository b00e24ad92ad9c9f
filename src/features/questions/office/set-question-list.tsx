import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/form-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { maxQuestions, type QuestionKind, questionKinds } from '../values.ts'
import { type QuestionMove, SetQuestion, toggleId } from './set-question.tsx'
import { newQuestion } from './set-values.ts'
import type { SetFields } from './use-set-fields.ts'

/** The questions of a set in order, and a button for each kind that adds one. */
export const SetQuestionList = ({
  fields,
  wrong,
  attempt,
}: {
  fields: SetFields
  /** The positions of the questions with an error. */
  wrong: readonly number[]
  /** Incremented with each refused submit. */
  attempt: number
}) => {
  const { t, language } = useTranslation()
  const { form, idOf } = fields
  const { append, insert, move, remove } = useFieldArray({
    control: form.control,
    name: 'content',
    keyName: 'key',
  })
  const content = form.watch('content')
  const [opened, setOpened] = useState<readonly string[]>([])
  const [focused, setFocused] = useState<{ id: string; otherwise?: string }>()
  const [moved, setMoved] = useState<{ from: number; to: number }>()
  const order = content.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question that moves in the page loses the focus
  useEffect(() => {
    if (!focused) return
    const control = document.getElementById(focused.id)
    // At an end of the list the pressed button is disabled.
    const target = control?.matches(':disabled') ? document.getElementById(focused.otherwise ?? '') : control
    target?.focus()
  }, [focused, order])
  const errors = `${attempt} ${wrong}`
  const [shown, setShown] = useState(errors)
  if (errors !== shown) {
    // The summary links to the fields of the questions with an error.
    setShown(errors)
    setOpened([...opened, ...wrong.flatMap((at) => content[at]?.id ?? [])])
  }
  const add = (kind: QuestionKind) => {
    const question = newQuestion(kind)
    append(question, { shouldFocus: false })
    setOpened([question.id])
    setFocused({ id: idOf(`content.${content.length}.title${language === 'ar' ? 'Ar' : 'En'}`) })
  }
  const moveTo = (at: number, by: QuestionMove, control: string) => {
    const to = by === 'up' ? at - 1 : at + 1
    const question = content[at]
    if (!question || to < 0 || to >= content.length) return
    move(at, to)
    form.clearErrors()
    setMoved({ from: at + 1, to: to + 1 })
    setFocused({ id: control, otherwise: toggleId(fields, question.id) })
  }
  const removeAt = (at: number) => {
    const removed = form.getValues(`content.${at}`)
    const next = content[at + 1] ?? content[at - 1]
    remove(at)
    form.clearErrors()
    setFocused({ id: next ? toggleId(fields, next.id) : idOf('add') })
    showToast({
      title: t('questionSets.removed', { n: at + 1 }),
      action: {
        label: t('questionSets.restore'),
        onAction: () => {
          insert(at, removed, { shouldFocus: false })
          setFocused({ id: toggleId(fields, removed.id) })
        },
      },
    })
  }
  return (
    <>
      {content.length === 0 ? (
        <p className="muted">{t('questionSets.noQuestions')}</p>
      ) : (
        <ol className="set-questions">
          {content.map((question, at) => (
            <SetQuestion
              key={question.id}
              fields={fields}
              at={at}
              content={content}
              isOpen={opened.includes(question.id)}
              hasError={wrong.includes(at)}
              onToggle={() =>
                setOpened(
                  opened.includes(question.id)
                    ? opened.filter((id) => id !== question.id)
                    : [...opened, question.id],
                )
              }
              onMove={(by, control) => moveTo(at, by, control)}
              onRemove={() => removeAt(at)}
            />
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {moved && t('questionSets.moved', { from: moved.from, n: moved.to })}
      </p>
      <FieldGroup
        id={idOf('add')}
        label={t('questionSets.add')}
        hint={t('questionSets.add.hint', { key: 'Alt' })}
      >
        <div className="set-kinds">
          {questionKinds.map((kind) => (
            <Button
              key={kind}
              variant="outline"
              size="table"
              icon={<Icon icon={Plus} size="small" />}
              disabled={content.length >= maxQuestions}
              onClick={() => add(kind)}
            >
              {t(`questionSets.kind.${kind}`)}
            </Button>
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
