import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import type { Template } from '../schema.ts'
import { beginStages } from './api.ts'
import { beginForm, templatesFor } from './matter-values.ts'
import { SentenceFields } from './sentence-fields.tsx'
import { StageName } from './stages.tsx'
import { templatesQuery } from './templates-api.ts'
import '#ui/badge.css'

type Props = {
  request: Pick<Consultation, 'id' | 'service'>
  onBegun: () => Promise<void>
  /** Whether leaving would lose input. */
  onDirty: (isDirty: boolean) => void
}

/** Begins the matter with the stages of a template. */
export const BeginStages = (props: Props) => {
  const { t } = useTranslation()
  const { data, isError } = useQuery(templatesQuery())
  if (!data) return <p className="muted">{t(isError ? 'matters.loadFailed' : 'state.loading')}</p>
  if (data.length === 0)
    return (
      <p className="muted">
        {t('matters.noTemplate')}{' '}
        <Link className="text-link" href={href('/dashboard/services')}>
          {t('matters.toServices')}
        </Link>
      </p>
    )
  return <BeginForm {...props} templates={templatesFor(data, props.request.service)} />
}

/** Field labels, in the order of the form. */
const labels = {
  templateId: 'matters.template',
  sentenceAr: 'matters.sentenceAr',
  sentenceEn: 'matters.sentenceEn',
} as const

const BeginForm = ({
  request: { id, service },
  templates,
  onBegun,
  onDirty,
}: Props & { templates: readonly Template[] }) => {
  const { t, language } = useTranslation()
  const [first] = templates
  const { form, field, summary, ...sending } = useSending({
    schema: beginForm,
    defaultValues: {
      templateId: first?.area === service ? String(first.id) : '',
      sentenceAr: '',
      sentenceEn: '',
    },
    labels,
    send: (values) => beginStages(id, values),
    onSent: onBegun,
    failed: t('matters.beginFailed'),
  })
  const { isDirty } = sending
  const report = useEffectEvent(onDirty)
  useEffect(() => {
    report(isDirty)
    return () => report(false)
  }, [isDirty])
  const chosen = templates.find((each) => String(each.id) === form.watch('templateId'))
  const labelOf = (template: Template) => {
    const { text } = localized(template, 'name', language)
    const name =
      template.area === service
        ? text
        : t('matters.template.other', { name: text, area: t(areaLabel[template.area]) })
    return template.isReviewed ? name : t('matters.template.unreviewed', { name })
  }
  return (
    <form method="post" className="stack" noValidate onSubmit={(event) => void sending.submit(event)}>
      {summary}
      <SelectField
        {...field('templateId')}
        placeholder={t('matters.template.choose')}
        options={templates.map((each) => ({ value: String(each.id), label: labelOf(each) }))}
      />
      {chosen && <Preview template={chosen} />}
      <SentenceFields
        arabic={field('sentenceAr')}
        english={field('sentenceEn')}
        typed={() => form.getValues()}
        onChoose={({ sentenceAr, sentenceEn }) => {
          form.setValue('sentenceAr', sentenceAr, { shouldDirty: true })
          form.setValue('sentenceEn', sentenceEn, { shouldDirty: true })
        }}
      />
      <div>
        <Button type="submit" isPending={sending.isPending} pendingLabel={t('form.submitting')}>
          {t('matters.begin')}
        </Button>
      </div>
    </form>
  )
}

const Preview = ({ template: { stages, isReviewed } }: { template: Template }) => {
  const { t } = useTranslation()
  return (
    <div className="matter-preview">
      <p className="caption">
        {t('matters.preview')} {!isReviewed && <span className="tag">{t('matters.unreviewed')}</span>}
      </p>
      <ol>
        {stages.map((stage, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a stage
          <li key={at}>
            <StageName stage={stage} />
          </li>
        ))}
      </ol>
    </div>
  )
}
