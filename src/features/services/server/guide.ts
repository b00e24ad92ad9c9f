import { translateIn } from '#i18n/texts.ts'
import type { ContentLanguage } from '#languages/language.ts'
import { type PictureSizes, questionsOf, renderMarkdown } from '#markdown/markdown.ts'
import type { RenderedGuide, Service, ServiceInFull } from '../schema.ts'

/** Increase it after any change of the rendering: older rows are then rendered when they are read. */
export const guideVersion = 2

type Guides = { guideEn: string; guideAr: string }
type RenderedGuides = { renderedGuideEn: RenderedGuide | null; renderedGuideAr: RenderedGuide | null }

/** The columns derived from the guides among these values. Write them together with the guides. */
export const renderedGuidesOf = (
  { guideEn, guideAr }: { [Name in keyof Guides]?: string | undefined },
  sizeOf?: PictureSizes,
): Partial<RenderedGuides> => ({
  ...(guideEn !== undefined && { renderedGuideEn: render(guideEn, 'en', sizeOf) }),
  ...(guideAr !== undefined && { renderedGuideAr: render(guideAr, 'ar', sizeOf) }),
})

/** A service as visitors see it. */
export const withGuides = (row: Service & Guides & RenderedGuides): ServiceInFull => ({
  ...row,
  guideEn: currentOf(row.renderedGuideEn) ?? render(row.guideEn, 'en'),
  guideAr: currentOf(row.renderedGuideAr) ?? render(row.guideAr, 'ar'),
})

const currentOf = (rendered: RenderedGuide | null) => (rendered?.version === guideVersion ? rendered : null)

const render = (markdown: string, language: ContentLanguage, sizeOf?: PictureSizes): RenderedGuide | null => {
  if (!markdown.trim()) return null
  const translate = translateIn[language]
  return {
    version: guideVersion,
    ...renderMarkdown(markdown, (n) => translate('table.region', { n }), sizeOf),
    questions: questionsOf(markdown),
  }
}
