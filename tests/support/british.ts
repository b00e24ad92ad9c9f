/** British spellings and dates in English texts. The product uses American ones, like the specification. */
export const british = new RegExp(
  [
    String.raw`\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b`,
    String.raw`(?<!\{)\blicen[c]es?\b(?!\})`,
    String.raw`\b(?:author|recogn|organ|apolog|legal|anonym|sanit|custom|special|summar|real|util|final)is(?:e[ds]?|ing|ation)\b`,
    String.raw`\b(?:lab|fav|col|hon|behavi|neighb)our\w*`,
    String.raw`\b(?:cancell|travell|labell|modell)(?:ed|ing)\b`,
    String.raw`\b(?:judgement|programme|centre|defence|metre|instalment|practise|cheque)\w*`,
    String.raw`\bper cent\b|\be-mails?\b|\bgrey\b`,
  ].join('|'),
  'i',
)
