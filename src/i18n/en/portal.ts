export const portal = {
  'portal.consultations': 'My consultations',
  'portal.favorites': 'My favorites',
  'portal.documents': 'My documents',
  'portal.addFavorite': 'Add to favorites',
  'portal.removeFavorite': 'Remove from favorites',
  'portal.attachments': 'Attachments',
  'portal.download': 'Download',
}
