import type * as z from 'zod/mini'
import type { TextKey } from '#i18n/translate.tsx'
import type { Stage, Template, templateInput } from '../schema.ts'

/** The form always contains all fields; the version is added when it is saved. */
export type TemplateValues = Omit<z.input<typeof templateInput>, 'updatedAt'>

/** The pairs of fields of a stage, in the order of the form. */
export const stagePairs = ['name', 'whatWeDo', 'whatYouDo', 'usualTime'] as const

const stageLabels = {
  nameEn: 'stageTemplates.stage.nameEn',
  nameAr: 'stageTemplates.stage.nameAr',
  whatWeDoEn: 'stageTemplates.stage.whatWeDoEn',
  whatWeDoAr: 'stageTemplates.stage.whatWeDoAr',
  whatYouDoEn: 'stageTemplates.stage.whatYouDoEn',
  whatYouDoAr: 'stageTemplates.stage.whatYouDoAr',
  usualTimeEn: 'stageTemplates.stage.usualTimeEn',
  usualTimeAr: 'stageTemplates.stage.usualTimeAr',
} as const satisfies Record<keyof Stage, TextKey>

export const templateLabels = {
  area: 'stageTemplates.area',
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  stages: 'stageTemplates.stages',
  isReviewed: 'stageTemplates.isReviewed',
} as const satisfies Record<keyof TemplateValues, TextKey>

/** The labels with those of each stage, in the order of the form. */
export const labelsWith = (stages: number): Record<string, TextKey> => {
  const { area, nameEn, nameAr, isReviewed, stages: list } = templateLabels
  const ofStages = Array.from({ length: stages }, (_, at) =>
    Object.entries(stageLabels).map(([name, label]) => [`stages.${at}.${name}`, label] as const),
  )
  return { area, nameEn, nameAr, ...Object.fromEntries(ofStages.flat()), stages: list, isReviewed }
}

export const emptyStage: Stage = {
  nameEn: '',
  nameAr: '',
  whatWeDoEn: '',
  whatWeDoAr: '',
  whatYouDoEn: '',
  whatYouDoAr: '',
  usualTimeEn: '',
  usualTimeAr: '',
}

export const newTemplate: TemplateValues = {
  area: 'litigation',
  nameEn: '',
  nameAr: '',
  stages: [emptyStage],
  isReviewed: false,
}

export const valuesOf = ({ area, nameEn, nameAr, stages, isReviewed }: Template): TemplateValues => ({
  area,
  nameEn,
  nameAr,
  stages,
  isReviewed,
})

/** The stages as text, one field on each line, to compare two versions. */
export const textOfStages = (stages: TemplateValues['stages']): string =>
  stages
    .map((stage, at) => [`${at + 1}`, ...Object.values(stage).filter((text) => text)].join('\n'))
    .join('\n\n')
