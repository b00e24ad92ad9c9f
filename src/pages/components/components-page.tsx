import { useState } from 'react'
import { readDay } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { BarList } from '#ui/chart-bars.tsx'
import { Cover } from '#ui/cover.tsx'
import { DateField } from '#ui/date-field.tsx'
import { EmptyState, NoResults } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { OpeningsRow } from '#ui/openings-row.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PromiseOpenings } from '#ui/promise-openings.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { setTheme, themes, useTheme } from '#ui/theme.ts'
import { Wall } from '#ui/wall.tsx'
import { LanguageToggle } from '../language-toggle.tsx'
import { PageHead } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'
import { Actions, Choices } from './controls.tsx'
import { Lists, Overlays } from './lists-and-dialogs.tsx'
import { Group, Specimen, useSample } from './specimen.tsx'
import './components-page.css'
import '#ui/navigation.css'

const densities = ['website', 'office'] as const

/** The components of `ui/`, under `npm run dev` only. */
export default function ComponentsPage() {
  const { t } = useTranslation()
  const sample = useSample()
  const theme = useTheme()
  const [density, setDensity] = useState<(typeof densities)[number]>('website')
  const names = { website: sample('Website', 'الموقع'), office: sample('Dashboard', 'لوحة التحكم') }
  const title = sample('Components', 'عناصر الواجهة')
  return (
    <main
      id="main"
      tabIndex={-1}
      className={density === 'office' ? 'components-page office' : 'components-page'}
    >
      <PageHead title={title} />
      <div className="wrap">
        <div className="page-head">
          <div>
            <h1>{title}</h1>
            <p>
              {sample(
                'The building blocks of src/ui. The production build does not contain this page.',
                'العناصر المكوّنة للواجهة في src/ui. لا تتضمن نسخة الإنتاج هذه الصفحة.',
              )}
            </p>
          </div>
          <div className="page-actions">
            <SegmentedFilter
              label={sample('Density', 'الكثافة')}
              segments={densities.map((value) => ({ value, label: names[value] }))}
              value={density}
              onValueChange={setDensity}
            />
            <SegmentedFilter
              label={t('nav.theme')}
              segments={themes.map((value) => ({ value, label: t(`nav.theme.${value}`) }))}
              value={theme}
              onValueChange={setTheme}
            />
            <LanguageToggle />
          </div>
        </div>
        <WithTexts area={['controls', 'forms', 'office']}>
          <Actions />
          <Fields />
          <Choices />
          <Overlays />
          <Lists />
          <States />
          <Drawings />
        </WithTexts>
      </div>
    </main>
  )
}

const States = () => {
  const sample = useSample()
  return (
    <Group title={sample('States', 'الحالات')}>
      <Specimen title={sample('Empty list', 'قائمة فارغة')} from="#ui/empty-state.tsx">
        <EmptyState
          title={sample('No clients yet', 'لا عملاء بعد')}
          action={<Button>{sample('Add a client', 'إضافة عميل')}</Button>}
        >
          {sample('Clients that you add are listed here.', 'يظهر هنا العملاء بعد إضافتهم.')}
        </EmptyState>
        <NoResults onClear={() => undefined}>{sample('Status: Rejected', 'الحالة: مرفوض')}</NoResults>
      </Specimen>
      <Specimen title={sample('Failure', 'تعذّر التحميل')} from="#ui/error-state.tsx">
        <ErrorState title={sample('The list did not load', 'تعذّر تحميل القائمة')} onRetry={() => undefined}>
          {sample('Check the connection and try again.', 'يرجى التحقق من الاتصال وإعادة المحاولة.')}
        </ErrorState>
      </Specimen>
      <Specimen title={sample('Skeleton', 'هيكل التحميل')} from="#ui/skeleton.tsx">
        <Loading className="stack" label={null} shapes={['40', '100', '80']} />
      </Specimen>
      <Specimen title={sample('Progress', 'انتظار')} from="#ui/spinner.tsx">
        <PageSpinner />
      </Specimen>
    </Group>
  )
}

const Drawings = () => {
  const sample = useSample()
  return (
    <Group title={sample('Drawings', 'الرسوم')}>
      <Specimen title={sample('Bars', 'أعمدة')} from="#ui/chart-bars.tsx">
        <BarList
          label={sample('Requests', 'الطلبات')}
          bars={[
            {
              key: 'a',
              label: sample('Employment', 'العمل'),
              parts: [{ key: 'a', value: 12, fill: 'full' }],
            },
            {
              key: 'b',
              label: sample('Real estate', 'العقارات'),
              parts: [{ key: 'b', value: 5, fill: 'hatched' }],
            },
          ]}
        />
      </Specimen>
      <Specimen title={sample('Promised reply', 'موعد الرد')} from="#ui/promise-openings.tsx">
        <div className="cluster">
          {[24, 13, 2, -1].map((hoursLeft) => (
            <PromiseOpenings key={hoursLeft} hoursLeft={hoursLeft} />
          ))}
        </div>
      </Specimen>
      <Specimen title={sample('Openings', 'فتحات')} from="#ui/openings-row.tsx">
        <div className="night components-night">
          <OpeningsRow />
        </div>
      </Specimen>
      <Specimen title={sample('Cover', 'غلاف')} from="#ui/cover.tsx">
        <div className="components-cover">
          <Cover id={1} category="employment" />
        </div>
      </Specimen>
      <Specimen title={sample('Wall', 'الجدار')} from="#ui/wall.tsx">
        <div className="components-wall night">
          <Wall kind="state" />
        </div>
      </Specimen>
    </Group>
  )
}

const days = { first: () => '2027-01-03', isOpen: () => true, read: readDay }

const Fields = () => {
  const sample = useSample()
  const [q, setQ] = useState('')
  const [isSummaryShown, setSummaryShown] = useState(false)
  const name = sample('Name', 'الاسم')
  const missing = sample('Enter a name.', 'يرجى إدخال الاسم.')
  return (
    <Group title={sample('Fields', 'الحقول')}>
      <Specimen title={sample('Text field', 'حقل نص')} from="#ui/text-field.tsx">
        <div className="form-grid">
          <TextField label={name} />
          <TextField
            label={name}
            isOptional
            hint={sample('As in the identity card.', 'كما في بطاقة الهوية.')}
          />
          <TextField id="wrong-name" label={name} error={missing} />
          <TextField label={name} disabled defaultValue={sample('Sara Al-Harbi', 'سارة الحربي')} />
          <TextField
            label={sample('Email', 'البريد الإلكتروني')}
            type="email"
            defaultValue="sara@example.com"
          />
          <PasswordField
            label={sample('Password', 'كلمة المرور')}
            autoComplete="off"
            defaultValue="a-password"
          />
          <TextArea className="form-full" label={sample('Message', 'الرسالة')} />
        </div>
      </Specimen>
      <Specimen title={sample('Date field', 'حقل تاريخ')} from="#ui/date-field.tsx">
        <div className="form-grid">
          <DateField label={sample('Due', 'آخر موعد')} days={days} />
          <DateField
            label={sample('Due', 'آخر موعد')}
            days={days}
            error={sample('Enter a day such as 31/12/2027.', 'يرجى إدخال تاريخ مثل 31/12/2027.')}
          />
        </div>
      </Specimen>
      <Specimen title={sample('Search field', 'حقل بحث')} from="#ui/search-field.tsx">
        <SearchField label={sample('Search the clients', 'البحث في العملاء')} value={q} onSearch={setQ} />
      </Specimen>
      <Specimen title={sample('Error summary', 'ملخص الأخطاء')} from="#ui/error-summary.tsx">
        {/* It takes focus when it appears. */}
        {isSummaryShown ? (
          <ErrorSummary headingLevel="h3" errors={[{ fieldId: 'wrong-name', message: missing }]} />
        ) : (
          <div>
            <Button variant="outline" onClick={() => setSummaryShown(true)}>
              {sample('Send with an error', 'الإرسال مع خطأ')}
            </Button>
          </div>
        )}
      </Specimen>
    </Group>
  )
}
