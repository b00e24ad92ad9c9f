import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { missingSections } from './text-measures.ts'
import './editor-screen.css'

/** Shows the first section that exists only in English, with a button to start it in Arabic. */
export const MissingSections = ({
  english,
  arabic,
  onAdd,
}: {
  english: string
  arabic: string
  onAdd: () => void
}) => {
  const { t, language, direction } = useTranslation()
  const missing = missingSections(english, arabic)
  if (english.trim() === '' || (missing.length === 0 && arabic.trim() !== '')) return null
  return (
    <div className="missing-sections" lang={language} dir={direction}>
      <p>
        {missing.length === 0 ? (
          t('editor.arabicMissing')
        ) : (
          <>
            {t('editor.sectionsMissing', { n: missing.length })} <bdi lang="en">{missing[0]}</bdi>
          </>
        )}
      </p>
      {missing.length > 0 && (
        <Button variant="quiet" size="table" onClick={onAdd}>
          {t('editor.addHeading')}
        </Button>
      )}
    </div>
  )
}
