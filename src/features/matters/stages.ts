import type { OwnMatter, Stage } from './schema.ts'

type Progress = Pick<NonNullable<OwnMatter['path']>, 'stages' | 'stage' | 'isClosed'>

export type MatterStage = Stage & { state: 'done' | 'now' | 'next' | 'later' | 'stopped' }

/** The stages with their states. A closed matter ends with the stage at which it stopped. */
export const stagesOf = ({ stages, stage: present, isClosed }: Progress): MatterStage[] =>
  stages.slice(0, isClosed ? present + 1 : undefined).map((stage, position) => ({
    ...stage,
    state: isClosed && position === present ? 'stopped' : stateAt(position - present),
  }))

const stateAt = (distance: number): MatterStage['state'] => {
  if (distance < 0) return 'done'
  if (distance === 0) return 'now'
  return distance === 1 ? 'next' : 'later'
}
