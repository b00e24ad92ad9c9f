export const documents = {
  'documents.loading': 'Loading documents…',
  'documents.download': 'Download',
  'documents.downloadNamed': 'Download {name}',
  'documents.removeNamed': 'Delete {name}',
  'documents.removed': 'Document deleted',
  'documents.goneText': '“{name}” has been deleted.',
  'documents.choose': 'Choose files',
  'documents.dropHint': 'Or drop them here. PDF, Word, Excel, images and text, up to 25 MB each.',
  'documents.chooseOther': 'Choose another file',
  'documents.upload.sent': 'Sent',
  'documents.upload.stopNamed': 'Stop sending {name}',
  'documents.upload.removeNamed': 'Remove {name}',
  'documents.upload.progressNamed': 'Sending {name}',
  'documents.upload.broken': 'The connection was lost and nothing was saved. Please try again.',
  'documents.upload.stopped': 'The upload was stopped.',
  'documents.type.pdf': 'PDF',
  'documents.type.docx': 'Word',
  'documents.type.xlsx': 'Excel',
  'documents.type.picture': 'Image',
  'documents.type.text': 'Text',
  'consult.noConsultation': 'Not tied to a request',
  'messages.gone': 'This message is not available',
  'messages.goneText': 'It was deleted, or you can no longer open it.',
}

export const officeDocuments = {
  'documents.intro':
    'One client’s documents in both directions: what the firm has shared and what the client has sent.',
  'documents.client': 'Client',
  'documents.client.hint': 'Type a few letters of the name',
  'documents.request': 'Request',
  'documents.allRequests': 'All requests',
  'documents.chooseClient': 'Choose a client',
  'documents.papers': 'Documents',
  'documents.empty': 'No documents yet',
  'documents.empty.text': 'Share a file above, or request a document from the client.',
  'documents.empty.noClient': 'Choose a client above to share a file or request a document.',
  'documents.name': 'Name',
  'documents.by': 'From',
  'documents.opened': 'Opened',
  'documents.openedByClient': 'Opened by the client',
  'documents.openedByFirm': 'Opened by the firm',
  'documents.notOpened': 'Not opened yet',
  'documents.revoke': 'Withdraw',
  'documents.revokeNamed': 'Withdraw {name}',
  'documents.revoke.title': 'Withdraw this document?',
  'documents.revoke.text': 'The client can no longer see or download it, and the file is deleted.',
  'documents.remove.title': 'Delete this document?',
  'documents.remove.text': 'The client sent it. It is deleted for both the firm and the client.',
  'documents.revoked': 'Document withdrawn',
  'documents.revokeError': 'Failed to withdraw document',
  'documents.removeError': 'Failed to delete document',
  'documents.share': 'Share a document',
  'documents.shared': 'Document shared',
  'documents.sharedText': '{client} can now open “{name}”.',
  'documents.shareError': 'Failed to share document',
  'documents.requested': 'Requested documents',
  'documents.ask': 'Request a document',
  'documents.ask.chooseClient': 'To request a document, choose a client first.',
  'documents.ask.title': 'Document needed',
  'documents.ask.title.hint': 'As the client will see it, such as “Title deed, all pages”',
  'documents.ask.due': 'Due on',
  'documents.ask.submit': 'Request from client',
  'documents.requested.toast': 'Document requested',
  'documents.requested.toast.text': '{client} sees “{title}” with its due date.',
  'documents.askError': 'Failed to request document',
  'documents.requested.empty': 'No documents requested',
  'documents.requested.empty.text': 'Documents you request from clients are tracked here until they arrive.',
  'documents.requested.loading': 'Loading requested documents…',
  'documents.fromAnswers': 'From the client’s answers',
  'documents.due': 'Due',
  'documents.overdue': 'Overdue',
  'documents.state.open': 'Open',
  'documents.state.received': 'Received',
  'documents.state.accepted': 'Accepted',
  'documents.state.refused': 'Refused',
  'documents.state.withdrawn': 'Withdrawn',
  'documents.withdraw': 'Withdraw',
  'documents.withdrawNamed': 'Withdraw {title}',
  'documents.withdraw.title': 'Withdraw this request?',
  'documents.withdraw.text': 'The client will no longer be asked for it.',
  'documents.withdrawn': 'Request withdrawn',
  'documents.withdrawError': 'Failed to withdraw request',
  'documents.links.account': 'Account',
  'documents.links.messages': 'Messages',
  'documents.links.write': 'Write a message',
  'documents.links.documents': 'Documents',
  'documents.links.label': 'The client',
  'documents.links.person': 'Client’s page',
  'documents.confirmUnverified': 'Send documents to {email} even though this address is not confirmed',
  'documents.confirmUnverified.hint':
    'Anyone can register under a name. Confirm only if you know that this account is your client’s.',
  'correspondent.account': 'Account',
  'correspondent.since': 'Account since {date}',
  'correspondent.requests': { zero: 'No requests', one: '{n} request', other: '{n} requests' },
}

export const office = {
  'table.client': 'Client',
  'documents.title': 'Documents',
}

export const officeActivity = {
  'audit.entity.document': 'Document',
  'audit.entity.documentRequest': 'Document request',
  'activity.documentRequest.create': '{who} requested a document from a client (request {reference})',
  'activity.documentRequest.answers': 'A client’s answers led to a document request (request {reference})',
  'activity.record.document': 'document {reference}',
  'activity.record.documentRequest': 'document request {reference}',
}

export const officeFind = {
  'find.requestedDocument': 'Requested document',
  'find.words.documents': 'files, papers, uploads',
}

export const officeHelp = {
  'help.documents':
    'Share documents with a client, request one with a due date, and see what was opened and when. A shared document can be withdrawn.',
}

export const officeSetup = {
  'sample.kind.documents': 'Documents with their files',
  'sample.kind.documentRequests': 'Requests for documents',
}

export const forms = {
  'error.document_opened': 'The firm has opened this document, so it can no longer be deleted.',
  'error.request_settled': 'This document has already been received or is no longer requested.',
  'val.client': 'Please choose a client',
  'val.consultation': 'Please choose a request of this client',
  'error.unverified_client':
    'The client’s email address is not confirmed. Please confirm that the documents may still be sent there.',
}
