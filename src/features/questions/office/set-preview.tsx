import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { QuestionField } from '../browser/question-field.tsx'
import { answersIn } from '../browser/typed-answers.ts'
import { visibleQuestions } from '../rules.ts'
import type { Answers, Question } from '../schema.ts'
import '../browser/question-form.css'

/** A draft as the person sees it. Its conditions and cautions follow the answers; nothing is sent. */
const SetPreview = ({ content, onClose }: { content: readonly Question[]; onClose: () => void }) => {
  const { t } = useTranslation()
  const [values, setValues] = useState<Answers>({})
  return (
    <Dialog
      title={t('questionSets.preview.title')}
      onClose={onClose}
      foot={(close) => (
        <Button variant="outline" onClick={close}>
          {t('form.close')}
        </Button>
      )}
    >
      <form
        method="post"
        className="question-form"
        noValidate
        onInput={({ currentTarget }) => setValues(answersIn(currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        {visibleQuestions(content, values).map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={values[question.id]}
            error={undefined}
            replaced={undefined}
          />
        ))}
      </form>
    </Dialog>
  )
}

export default SetPreview
