import { portalEarlier } from './portal-earlier.ts'
import { portalLetters } from './portal-letters.ts'
import { portalPapers } from './portal-papers.ts'
import { portalRequests } from './portal-requests.ts'

export const portal = { ...portalRequests, ...portalLetters, ...portalPapers, ...portalEarlier }
