import { useQuery } from '@tanstack/react-query'
import type { AgendaDate } from '#features/appointments/office/agenda-columns.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { matterDatesQuery } from '#features/matters/office/work-api.ts'

export const layers = ['talks', 'hearings', 'terms', 'others'] as const
export type Layer = (typeof layers)[number]

/** The hidden layers in the address: «terms,others». */
export const hiddenLayers = (text: string | null): readonly Layer[] => {
  const names = text?.split(',') ?? []
  return layers.filter((layer) => names.includes(layer))
}

const layerOf = { hearing: 'hearings', term: 'terms', meeting: 'others', other: 'others' } as const

/** Hearings, terms and other dates of the visible layers. */
export const useDates = (
  from: string,
  to: string,
  { lawyer, hidden }: { lawyer: 'me' | 'all'; hidden: readonly Layer[] },
): AgendaDate[] => {
  const { data: me } = useCurrentUser()
  const { data: dates = [] } = useQuery({
    ...matterDatesQuery(from, to, lawyer === 'me' ? me?.id : undefined),
    enabled: me !== undefined,
  })
  return dates.filter(({ kind }) => !hidden.includes(layerOf[kind]))
}
