import { useQuery } from '@tanstack/react-query'
import { servicesQuery } from '#features/services/api.ts'
import { useLanguageControl } from '../language-provider.tsx'
import { PageHead } from '../page-head.tsx'

export default () => {
  const { data = [] } = useQuery(servicesQuery())
  const { language, switchLanguage } = useLanguageControl()
  return (
    <main>
      <PageHead path="/" />
      <h1>home</h1>
      <button type="button" onClick={() => switchLanguage(language === 'ar' ? 'en' : 'ar')}>
        switch {language}
      </button>
      <ul>
        {data.map((s) => (
          <li key={s.id}>
            {s.nameEn} {s.nameAr}
          </li>
        ))}
      </ul>
    </main>
  )
}
