import { useQuery } from '@tanstack/react-query'
import { callQuery } from '#browser/call-queries.ts'
import type { StoryKind, StoryPart } from '../schema.ts'

export const storyKey = ['firm-story'] as const

/** All that visitors read about the firm: some dozen short texts. */
export const storyQuery = () => callQuery(storyKey, 'GET /api/firm-story')

/** The visible parts of one kind, in order; undefined while they are loading. */
export type Story = (kind: StoryKind) => StoryPart[]

/** A page that cannot load it does without. */
export const useStory = (): Story | undefined => {
  const { data, isPending } = useQuery(storyQuery())
  return isPending ? undefined : (kind) => (data ?? []).filter((part) => part.kind === kind)
}
