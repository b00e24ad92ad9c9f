import { useState } from 'react'
import { readDay } from '#fields/day.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Group, Specimen, useSample } from './specimen.tsx'

const days = { first: () => '2027-01-03', isOpen: () => true, read: readDay }

export const Fields = () => {
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
