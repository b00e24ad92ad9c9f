import { href } from '#access/href.ts'
import type { ListedPublication } from '#features/publications/schema.ts'
import type { Service } from '#features/services/schema.ts'
import type { ListedTeamMember } from '#features/team-members/schema.ts'
import { languagesOf } from '#languages/language.ts'
import type { IndexedPage } from './page-addresses.ts'

// The languages of a record's page are those of its longest text: an English text with a translated title is
// an English page.

export const pageOfPublication = (
  publication: Pick<ListedPublication, 'id' | 'previewEn' | 'previewAr'>,
): IndexedPage => ({
  path: href('/publications/:id', { id: publication.id }),
  writtenIn: languagesOf(publication, 'preview'),
})

export const pageOfService = (
  service: Pick<Service, 'id' | 'descriptionEn' | 'descriptionAr'>,
): IndexedPage => ({
  path: href('/services/:id', { id: service.id }),
  writtenIn: languagesOf(service, 'description'),
})

export const pageOfMember = ({
  id,
  bio,
  bioAr,
}: Pick<ListedTeamMember, 'id' | 'bio' | 'bioAr'>): IndexedPage => ({
  path: href('/team/:id', { id }),
  writtenIn: languagesOf({ bioEn: bio, bioAr }, 'bio'),
})
