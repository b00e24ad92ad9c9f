import { useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { setTheme, themes, useTheme } from '#ui/theme.ts'
import { LanguageToggle } from '../language-toggle.tsx'
import { PageHead } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Drawings } from './drawings.tsx'
import { Fields } from './fields.tsx'
import { Lists } from './lists.tsx'
import { Overlays } from './overlays.tsx'
import { useSample } from './specimen.tsx'
import { States } from './states.tsx'
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
        <WithTexts area={['forms', 'office']}>
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
