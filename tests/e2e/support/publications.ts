import type { Page } from '@playwright/test'
import { t } from './fixtures.ts'
import { create, openPage } from './office.ts'

export const publications = '/api/admin/publications'

/** Adds a publication in both languages through the API. */
export const addPublication = (page: Page, changes: object = {}) =>
  create(page, publications, {
    titleEn: 'Supply contracts',
    titleAr: 'عقود التوريد',
    contentEn: '## Price\n\nThree clauses to check before you sign.',
    contentAr: '## الثمن\n\nثلاثة بنود تُراجَع قبل التوقيع.',
    category: 'contract',
    ...changes,
  })

/** Opens a new publication in the editor. */
export const openEditor = async (page: Page, changes: object = {}) => {
  const added = await addPublication(page, changes)
  await openPage(page, `/dashboard/publications/${added.id}`)
  return added
}

type EditorField = 'titleEn' | 'titleAr' | 'contentEn' | 'contentAr' | 'summaryEn' | 'date' | 'time'

/** A field of the editor of publications. */
export const editorField = (page: Page, field: EditorField) =>
  page.getByLabel(t(`editor.${field}`), { exact: true })
