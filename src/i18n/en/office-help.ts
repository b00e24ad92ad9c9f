export const officeHelp = {
  'help.intro': 'What each screen is for. The list has only the screens you can open.',
  'help.everywhere': 'On every screen',
  'help.lists.title': 'Lists',
  'help.lists':
    'Search, filter and sort each list. The address bar stores your choices, so a bookmark or a shared link opens the same rows. The search finds Arabic names with or without vowel marks and in any spelling of hamza.',
  'help.editing.title': 'Editing',
  'help.editing':
    'Nothing is saved until you press Save, and you are asked before you lose anything you typed. If a colleague saved the same record first, both versions are shown side by side and you choose.',
  'help.keyboard.title': 'Keyboard',
  'help.keyboard':
    'Everything works without a mouse: Tab moves on, arrow keys move within tabs, filters and menus, Esc closes a dialog, F8 goes to the notification.',
  'help.appearance.title': 'Language and appearance',
  'help.appearance':
    'Switch between English and Arabic at the top of the page; light and dark are in the account menu. Dates and times are those of Riyadh.',
}

export const office = {
  'help.title': 'Help',
}
