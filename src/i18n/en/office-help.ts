export const officeHelp = {
  'help.intro': 'What each screen is for. Only the screens you may open are listed.',
  'help.everywhere': 'On every screen',
  'help.lists.title': 'Lists',
  'help.lists':
    'Search, filter and sort each list. The address bar remembers your choices, so a bookmark or a shared link opens the same rows. Arabic names are found with or without vowel marks and in any spelling of hamza.',
  'help.editing.title': 'Editing',
  'help.editing':
    'Nothing is saved until you press Save, and you are asked before you lose anything you typed. If a colleague saved the same record first, both versions are shown side by side and you choose.',
  'help.keyboard.title': 'Keyboard',
  'help.keyboard':
    'Everything works without a mouse: Tab moves on, arrow keys move within tabs, filters and menus, Esc closes a dialog, F8 goes to the notification.',
  'help.appearance.title': 'Language and appearance',
  'help.appearance':
    'Switch between English and Arabic at the top of the page; light and dark are in the account menu. Dates and times are those of Riyadh.',
  'help.overview':
    'The day at a glance: what is waiting, the latest requests and publications, your own work and what colleagues did last. Each count leads to its list.',
  'help.consultations':
    'Requests from the website. Read the message, take it or assign it, set its status and keep internal notes, which the client never sees. We promise a reply within 24 hours, Sunday to Thursday; overdue requests are marked.',
  'help.appointments':
    'Your appointments, or those of the whole firm, by day, by week or for four weeks. Move or cancel one here, or drag it to another day; the client is told by email. Hours, lengths, absences and holidays are set under Hours and holidays; the moon may move a feast, so confirm it when it is known.',
  'help.messages':
    'Messages between colleagues and clients, and what visitors sent through the contact form. Opening a message addressed to you marks it read.',
  'help.documents':
    'Share documents with a client, request one with a due date, and see what was opened and when. A shared document can be withdrawn.',
  'help.figures':
    'Requests by month and service, the time to the first answer and what became of requests, for the months you choose. Each drawing has its table and can be saved for Excel; the page prints with all tables. You see counts of the requests you may see, and admins those of the newsletter as well.',
  'help.publications':
    'Articles in English and Arabic, side by side. Keep a draft, schedule a date and publish each language on its own. Every save keeps the previous version, to compare and restore. What is published can be sent to the subscribers who follow its area, once in each language. Text pasted from Word loses its formatting and keeps its structure; unsaved text is kept in this browser. Articles of a website made with WordPress can be imported.',
  'help.services':
    'The practice areas on the website, in the order you give them. An inactive service stays here and is not shown to visitors.',
  'help.team':
    'The people on the website, with their position, languages and contact. A hidden member stays here and is not shown to visitors.',
  'help.clients':
    'Companies the website shows as clients, with logo and link. They are not the people who log in to the portal.',
  'help.story':
    'What the website tells of the firm: opening words, history, milestones, mission, vision, values and testimonials, in both languages. A section without a text is left out.',
  'help.pages':
    'The privacy policy, the terms of service and the disclaimer in both languages. Earlier versions are kept.',
  'help.newsletter':
    'Who receives the newsletter, in which language and of which areas, whether the address was confirmed, and how far each issue has come. The list can be exported for Excel.',
  'help.users':
    'Everyone who may log in. Assign a role, send a password link, deactivate an account or end its sessions, or record that a client was seen in person. Nobody can delete or demote themselves, and one manager always remains.',
  'help.settings':
    'Name, contact details, social profiles and what search engines show, in both languages. Maintenance mode closes the website to visitors for a while.',
  'help.audit':
    'Who did what to which record, when and from where. Filter the entries or export them. They are never changed: if they are changed outside the system, a red notice says so.',
  'help.system':
    'What is checked every day, such as disk space, waiting email, files and the audit log, and which version runs.',
  'help.outbox': 'Email that is waiting, was sent or failed. Failed email can be sent again.',
  'help.backups':
    'The backups of the night: when each was made, how large it is and whether it could be restored. Make one at any time; whoever runs the server restores it.',
  'help.account':
    'Your name, phone, email address and preferred language, your password, and the devices you are logged in on.',
  'help.privacy':
    'Requests to destroy personal data, with the 30 days that the law gives. Refuse with reasons, or carry one out.',
}
