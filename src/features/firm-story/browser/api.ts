import { useQuery } from '@tanstack/react-query'
import { callQuery } from '#browser/call-api.ts'
import type { StoryKind, StoryPart } from '../schema.ts'

export const storyKey = ['firm-story'] as const

/** All public texts about the firm: a few dozen short ones. */
export const storyQuery = () => callQuery(storyKey, 'GET /api/firm-story')

/** The visible parts of one kind, in order. */
export type Story = (kind: StoryKind) => StoryPart[]

/** Undefined while it is loading; without any parts if loading fails. */
export const useStory = (): Story | undefined => {
  const { data, isPending } = useQuery(storyQuery())
  return isPending ? undefined : (kind) => (data ?? []).filter((part) => part.kind === kind)
}
