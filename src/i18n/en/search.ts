export const publications = {
  'search.heading': 'Search',
  'search.intro': 'Search the firm’s services, people and publications.',
  'search.label': 'Search the website',
  'search.allPublications': {
    one: '{n} result in the publications',
    other: 'All {n} results in the publications',
  },
  'search.more': {
    one: '{n} more matches. Add a word to narrow the search.',
    other: '{n} more match. Add a word to narrow the search.',
  },
  'search.none.text': 'Try other or fewer words, or ask us directly.',
  'search.ask': 'Request a consultation',
  'search.loadFailed': 'The search could not be completed',
  'search.loadFailed.text': 'Please try again in a moment. If it happens again, please tell us.',
}
