import { useEffect, useMemo, useState } from 'react'
import { may } from '#access/permissions.ts'
import type { Role } from '#access/roles.ts'
import type { Dictionary } from '#i18n/dictionary.ts'
import { loadOfficeTexts } from '#i18n/load-office-texts.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'
import { createTranslate } from '#i18n/translator.ts'
import { type Language, languages } from '#languages/language.ts'
import { type Destination, destinations } from './actions.ts'
import { contains } from './marks.ts'
import { readRecent } from './recent.ts'
import type { FoundRow } from './rows.tsx'

const maxShown = 5

/** The screens and actions that match a query in any language; without a query, the recent ones. */
export const useDestinations = (q: string, role: Role): FoundRow[] => {
  const { t } = useTranslation()
  const others = useOtherLanguages()
  return useMemo(() => {
    const allowed = destinations.filter(({ access }) => may(role, access))
    if (q === '') return recentOf(allowed).map((each) => rowOf(each, t(each.title), []))
    return allowed
      .flatMap((each) => {
        const title = t(each.title)
        if (contains(title, q)) return [{ rank: 0, row: rowOf(each, title, []) }]
        const names = [
          ...others.map((translate) => translate(each.title)),
          ...(each.words ? [t, ...others].map((translate) => translate(each.words as TextKey)) : []),
        ]
        const at = names.findIndex((name) => contains(name, q))
        return at === -1 ? [] : [{ rank: at + 1, row: rowOf(each, title, [names[at] ?? '']) }]
      })
      .sort((one, other) => one.rank - other.rank)
      .slice(0, maxShown)
      .map(({ row }) => row)
  }, [q, role, t, others])
}

const rowOf = ({ to, icon }: Destination, title: string, details: string[]): FoundRow => ({
  key: to,
  to,
  icon,
  title,
  details,
})

/** The first screens, until one was opened from here. */
const recentOf = (allowed: readonly Destination[]): Destination[] => {
  const recent = readRecent().flatMap((address) => allowed.find(({ to }) => to === address) ?? [])
  return recent.length > 0 ? recent : allowed.slice(0, maxShown)
}

/**
 * People who work in two languages may use either name. Other languages load later; the page's own is there
 * immediately.
 */
const useOtherLanguages = (): readonly Translation['t'][] => {
  const { language } = useTranslation()
  const [others, setOthers] = useState<readonly Translation['t'][]>([])
  useEffect(() => {
    let isCurrent = true
    Promise.all(languages.filter((each) => each !== language).map(translationIn))
      .then((loaded) => isCurrent && setOthers(loaded))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [language])
  return others
}

const translationIn = async (language: Language): Promise<Translation['t']> => {
  const dictionaries: Dictionary[] = await Promise.all([
    loadOfficeTexts(language, 'officeFind'),
    loadTexts(language, 'office'),
    loadTexts(language, 'site'),
  ])
  return createTranslate(language, dictionaries)
}
