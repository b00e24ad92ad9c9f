export const controls = {
  'messages.about': 'About the request',
  'messages.you': 'You',
  'messages.theFirm': 'The firm',
  'messages.request': 'Request #{id}',
  'messages.viewNamed': 'View: {subject}',
}

export const messages = {
  'messages.unreadCount': { zero: 'None unread', one: '{n} unread', other: '{n} unread' },
  'messages.new': 'New message',
  'messages.box': 'Folder',
  'messages.search': 'Search messages',
  'messages.search.placeholder': 'Subject, content or name',
  'messages.filterWords.box': 'Folder: {box}.',
  'messages.loading': 'Loading messages…',
  'messages.empty': 'No messages yet',
  'messages.noneReceived': 'No messages received',
  'messages.empty.text': 'Messages within the office and with clients appear here.',
  'messages.archiveNamed': 'Archive: {subject}',
  'messages.deleteNamed': 'Delete: {subject}',
  'messages.message': 'Message',
  'messages.thisOne': 'This message',
  'messages.kind.mandate_ended': 'End of the mandate',
  'messages.kind.mandate_withdrawn': 'Withdrawal of the lawyer',
  'messages.attachments': 'Attachments',
  'messages.reply': 'Your reply',
  'messages.sendReply': 'Send reply',
  'messages.send': 'Send',
  'messages.goesTo': 'Will be sent to {name}',
  'messages.to.hint': 'A client or colleague: type a few letters of the name',
  'messages.showAllPeople': 'Show everyone’s messages',
  'messages.loadFailed': 'The message could not be loaded',
  'messages.sendError': 'Failed to send message',
  'messages.updateError': 'Failed to update message',
  'messages.archiveError': 'Failed to archive message',
  'messages.deleteError': 'Failed to delete message',
  'messages.sentToast': 'Message sent',
  'messages.sentTo': 'Delivered to {name}’s inbox.',
  'messages.repliedText': 'Your reply has been added to the conversation.',
  'messages.archivedText': '“{subject}” is in the archive.',
  'messages.unarchive': 'Move to inbox',
  'messages.unarchiveNamed': 'Move to inbox: {subject}',
  'messages.unarchived': 'Moved to the inbox',
  'messages.unarchivedText': '“{subject}” is in the inbox again.',
  'messages.unarchiveError': 'Failed to move message to the inbox',
  'messages.undo': 'Undo',
  'messages.tab.internal': 'Internal messages',
  'messages.tab.contact': 'Contact messages',
  'messages.tab.internal.text': 'With clients and colleagues.',
  'messages.tab.contact.text': 'Messages that visitors sent through the contact form.',
  'table.to': 'To',
  'toast.message.archived': 'Message archived',
  'messages.inbox': 'Inbox',
  'messages.sent': 'Sent',
  'messages.archived': 'Archived',
}

export const officeMessages = {
  'contactMessages.filter': 'Filter by status',
  'contactMessages.search.placeholder': 'Name, email, subject or message',
  'contactMessages.empty.text': 'Messages that visitors send through the contact form appear here.',
  'contactMessages.answerSubject': 'Re: {subject}',
  'contactMessages.quote': 'On {date}, {name} wrote:',
  'contactMessages.reply.hint': 'Will be sent by email to {email}, with the message quoted below.',
  'noMail.contactMessages.reply.hint':
    'No mail server is set up, so the reply to {email} stays in the outbox.',
  'contactMessages.repliedText': 'The email to {email} is in the outbox.',
  'contactMessages.deletedText': 'The message from {name} has been deleted.',
  'contactMessages.convert': 'Convert to a request',
  'contactMessages.convert.text': 'Email address, subject and message are carried over.',
  'contactMessages.convert.submit': 'Create request',
  'contactMessages.openConverted': 'Open request {reference}',
  'contactMessages.convertError': 'Failed to create request',
  'contactMessages.converted': 'Request created',
  'contactMessages.convertedText': 'It is now request {reference}, status: pending.',
  'contactMessages.converted.open': 'Open it',
  'confirm.message': 'Are you sure you want to delete this message?',
  'toast.message.deleted': 'Message deleted successfully',
  'action.archive': 'Archive',
  'action.reply': 'Reply',
  'action.sendEmail': 'Send email',
  'table.from': 'From',
}

export const office = {
  'dash.messages': 'Messages',
}

export const officeActivity = {
  'audit.entity.message': 'Message',
  'audit.entity.contactMessage': 'Contact message',
  'activity.contactMessage.create': 'Message {reference} came in through the contact form',
  'activity.message.create': '{who} sent message {reference}',
  'activity.contactMessage.update': '{who} read contact message {reference}',
  'activity.contactMessage.convert': '{who} converted contact message {reference} to request {consultation}',
  'activity.record.message': 'message {reference}',
  'activity.record.contactMessage': 'contact message {reference}',
  'activity.message.look': '{who} read messages between others, from message {reference} on',
}

export const officeFind = {
  'find.contact': 'Website form',
  'find.message.add': 'New message',
  'find.contactMessages': 'Messages from the website form',
  'find.words.messages': 'inbox, mail, write',
}

export const officeHelp = {
  'help.messages':
    'Messages between colleagues and clients, and what visitors sent through the contact form. Opening a message addressed to you marks it read.',
}

export const officeSetup = {
  'sample.kind.messages': 'Messages',
  'sample.kind.contactMessages': 'Contact messages',
}

export const forms = {
  'val.recipient': 'You cannot send messages to this person',
  'val.attachments.max': 'You can attach up to 10 files',
  'error.not_recipient': 'Only the recipient of the message can do this.',
  'error.converted': 'This message is already request #{id}.',
}
