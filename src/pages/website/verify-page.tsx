import { FileCheck } from '#features/agreements/website/file-check.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { NeedsScripts } from '../needs-scripts.tsx'
import { LinkPage } from './link-page.tsx'

/** Anyone can check whether a file is an agreement that the firm has sent, unchanged. */
const VerifyPage = () => (
  <LinkPage area="verify" title="fileCheck.title" description="fileCheck.text">
    <Verify />
  </LinkPage>
)

const Verify = () => {
  const { t } = useTranslation()
  return (
    <>
      <h1 tabIndex={-1}>{t('fileCheck.title')}</h1>
      <p>{t('fileCheck.text')}</p>
      <p>{t('fileCheck.private')}</p>
      <FileCheck />
      <NeedsScripts />
    </>
  )
}

export default VerifyPage
