import { portalDocuments } from './portal-documents.ts'
import { portalEarlier } from './portal-earlier.ts'
import { portalMessages } from './portal-messages.ts'
import { portalRequests } from './portal-requests.ts'

export const portal = { ...portalRequests, ...portalMessages, ...portalDocuments, ...portalEarlier }
