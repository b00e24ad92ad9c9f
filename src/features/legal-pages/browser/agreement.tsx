import type { Address } from '#access/href.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'

const agreements = {
  terms: { href: '/terms-of-service', name: 'form.agree.terms' },
  privacy: { href: '/privacy-policy', name: 'form.agree.privacy' },
} as const satisfies Record<string, { href: Address; name: TextKey }>

/**
 * The label of a consent checkbox. Its links to the texts open in another tab, so that the form is not lost.
 */
export const Agreement = ({ to }: { to: keyof typeof agreements }) => {
  const { t } = useTranslation()
  const { href, name } = agreements[to]
  const text = (
    <a className="text-link" href={href} target="_blank" rel="noopener">
      {t(name)}
      <span className="visually-hidden"> ({t('form.opensNew')})</span>
    </a>
  )
  return <Sentence of="form.agree" elements={{ text }} />
}
