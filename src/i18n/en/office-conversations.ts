/** Conversations outside Mizan that the office records with a request. */
export const officeConversations = {
  'conversations.heading': 'Recorded conversations',
  'conversations.none': 'No conversation recorded yet.',
  'conversations.loadFailed': 'The recorded conversations could not be loaded.',
  'conversations.shown': {
    one: '{n} entry, the latest first.',
    other: '{n} entries, the latest first.',
  },
  'conversations.more': 'Show earlier entries',
  'conversations.record': 'Record a conversation',
  'conversations.whatsapp': 'Open in WhatsApp',
  'conversations.newTab': '(opens a new tab)',
  'conversations.call': 'Call',
  'conversations.direction.in': 'From the client',
  'conversations.direction.out': 'From the firm',
  'conversations.channel.phone': 'Phone',
  'conversations.channel.whatsapp': 'WhatsApp',
  'conversations.channel.visit': 'Visit',
  'conversations.mark.edited': 'Edited by the sender',
  'conversations.mark.deleted': 'Deleted by the sender',
  'conversations.recordedBy': 'recorded by {name}',
  'conversations.remove': 'Remove',
  'conversations.removeNamed': 'Remove the conversation of {date}',
  'conversations.remove.title': 'Remove this conversation?',
  'conversations.remove.text':
    'It is deleted from the request. The history of the request shows the removal.',
  'conversations.remove.import': 'Remove the imported chat?',
  'conversations.remove.importText':
    'All messages of this import are deleted from the request. Files that became documents stay.',
  'conversations.removed': 'Conversation removed',
  'conversations.removeFailed': 'The conversation was not removed',
  'conversations.title': 'Record a conversation: request {reference}',
  'conversations.intro': 'Only people who can open this request see it. It is not sent to anyone.',
  'conversations.channel': 'Channel',
  'conversations.direction': 'Who spoke or wrote',
  'conversations.day': 'Day',
  'conversations.time': 'Time (Riyadh)',
  'conversations.text': 'Conversation',
  'conversations.text.hint': 'Write what was said, in the words of the person if possible.',
  'conversations.save': 'Record',
  'conversations.saved': 'Conversation recorded',
  'conversations.failed': 'The conversation was not recorded',
  'conversations.fromChat': 'Import a WhatsApp chat',
  'conversations.import.title': 'Import a WhatsApp chat: request {reference}',
  'conversations.import.hint':
    'In WhatsApp, open the chat, then choose “Export chat”. Only a chat between the client and the firm can be imported.',
  'conversations.import.formats': 'Or drop it here. A text file (.txt) or an archive (.zip) of up to 5 MB.',
  'conversations.import.tooLarge': 'The file is larger than 5 MB. Please export the chat without media.',
  'conversations.import.period': 'From {first} to {last}, in Riyadh time.',
  'conversations.import.fresh': 'New messages',
  'conversations.import.known': 'Already recorded',
  'conversations.import.edited': 'Edited since',
  'conversations.import.deleted': 'Deleted since',
  'conversations.import.unreadCount': 'Could not be read',
  'conversations.import.voice': 'The firm’s name in the chat',
  'conversations.import.voice.choose': 'Choose the firm’s name',
  'conversations.import.voice.named': { one: '{name} ({n} message)', other: '{name} ({n} messages)' },
  'conversations.import.voice.none': 'Neither: only the client wrote',
  'conversations.import.sample': 'The first messages',
  'conversations.import.changed': {
    one: '{n} recorded message was edited or deleted; its original text is kept',
    other: '{n} recorded messages were edited or deleted; their original text is kept',
  },
  'conversations.import.unread': {
    one: '{n} entry could not be read and is not imported',
    other: '{n} entries could not be read and are not imported',
  },
  'conversations.import.notices': {
    one: '{n} system message from WhatsApp is not imported',
    other: '{n} system messages from WhatsApp are not imported',
  },
  'conversations.import.first': { one: 'The first one is shown.', other: 'The first {n} are shown.' },
  'conversations.import.line': 'Line {id}',
  'conversations.import.files': 'Files to add to the documents of the request',
  'conversations.import.files.hint':
    'The client can see these files in the portal. They are checked for malware, like every upload.',
  'conversations.import.files.guest':
    'Files in the archive cannot be saved as documents, because the request belongs to a guest without an account.',
  'conversations.import.confirmUnverified':
    'Add them even though the client’s email address is not confirmed',
  'conversations.import.files.refused': 'Not accepted as documents: {names}',
  'conversations.import.run': {
    zero: 'Nothing to import',
    one: 'Import {n} message',
    other: 'Import {n} messages',
  },
  'conversations.import.runFiles': 'Add the files',
  'conversations.import.failed': 'Nothing was imported',
  'conversations.import.done': 'Chat imported',
  'conversations.import.doneText': { one: '{n} message was recorded.', other: '{n} messages were recorded.' },
}

export const forms = {
  'val.conversation.at': 'Please enter a day and a time that have passed',
}

export const answers = {
  'val.chat.tooLarge': 'The file is larger than 5 MB. Please export the chat without media.',
  'val.chat.tooLong': 'The chat has more than {n} messages. Please divide the file.',
  'val.chat.unreadable':
    'No message could be read in this file. Please choose a chat exported from WhatsApp, as .txt or .zip, with Gregorian dates.',
  'val.chat.several': {
    one: 'This archive contains {n} exported chat. Please choose an archive with only the chat of the client.',
    other:
      'This archive contains {n} exported chats. Please choose an archive with only the chat of the client.',
  },
  'val.chat.hijri':
    'The dates of this chat are Hijri, so it was not read. Please switch the phone to the Gregorian calendar (iPhone: Settings › General › Language & Region › Calendar) and export the chat again.',
  'val.chat.archive': 'This archive is too large. Please export the chat without media.',
  'val.chat.voices': {
    one: '{n} person wrote in this chat. Only a chat between the client and the firm can be imported.',
    other: '{n} people wrote in this chat. Only a chat between the client and the firm can be imported.',
  },
  'val.chat.firmVoice': 'Please choose the firm’s name in the chat',
  'val.chat.file': 'A chosen file is not in the archive, is damaged or is not accepted as a document',
  'val.chat.guest':
    'Files cannot become documents, because the request belongs to a guest without an account',
}

export const officeThreads = {
  'history.conversations': '{who} recorded a conversation',
  'history.conversations.removed': '{who} removed a recorded conversation',
}
