/**
 * Word parts in American and British spelling. A search uses both; an incorrect result such as "labouratory"
 * matches nothing.
 */
const pairs =
  `arbor/arbour ardor/ardour armor/armour behavior/behaviour candor/candour clamor/clamour color/colour
demeanor/demeanour dolor/dolour enamor/enamour endeavor/endeavour favor/favour fervor/fervour flavor/flavour glamor/glamour
harbor/harbour honor/honour humor/humour labor/labour neighbor/neighbour odor/odour parlor/parlour rancor/rancour
rigor/rigour rumor/rumour savior/saviour savor/savour splendor/splendour succor/succour tumor/tumour valor/valour
vapor/vapour vigor/vigour
licens/licenc defens/defenc offens/offenc pretens/pretenc practic/practis
centered/centred centering/centring center/centre theater/theatre meter/metre liter/litre fiber/fibre caliber/calibre
luster/lustre meager/meagre somber/sombre maneuver/manoeuvre
fulfill/fulfil enroll/enrol installment/instalment skillful/skilful willful/wilful distill/distil instill/instil
counselor/counsellor councilor/councillor marvelous/marvellous jewelry/jewellery woolen/woollen
tranquility/tranquillity cancelation/cancellation
catalog/catalogue dialog/dialogue analog/analogue monolog/monologue prolog/prologue epilog/epilogue
cataloging/cataloguing cataloged/catalogued
dgment/dgement check/cheque program/programme gray/grey tire/tyre mold/mould molt/moult smolder/smoulder plow/plough
skeptic/sceptic artifact/artefact aluminum/aluminium aging/ageing inquir/enquir dispatch/despatch specialty/speciality
salable/saleable sizable/sizeable ratable/rateable focused/focussed benefited/benefitted connection/connexion
sulfur/sulphur airplane/aeroplane cozy/cosy jail/gaol pajama/pyjama mustache/moustache curb/kerb
anesthe/anaesthe pediatri/paediatri hemorr/haemorr hemato/haemato fetus/foetus fetal/foetal gyneco/gynaeco
leukemi/leukaemi orthoped/orthopaed encycloped/encyclopaed archeolog/archaeolog anemi/anaemi estrogen/oestrogen
esophag/oesophag diarrhea/diarrhoea`
    .split(/\s+/)
    .map((pair) => pair.split('/') as [american: string, british: string])

/** Endings that differ. The letters before them exclude words such as "prize", "size" and "calling". */
const endings: [pattern: RegExp, ending: string][] = [
  [/(?<=[a-z]{3})iz(?=e|ing|a|$)/, 'is'],
  [/(?<=[a-z]{3})is(?=e|ing|a|$)/, 'iz'],
  [/(?<=[a-z]{3})yz(?=e|ing|$)/, 'ys'],
  [/(?<=[a-z]{3})ys(?=e|ing|$)/, 'yz'],
  // Matches canceled, labeling, traveler and libelous.
  [/(?<=[aeiou][a-z]*[ae])ll(?=ed|ing|er|or|ous)/, 'l'],
  [/(?<=[aeiou][a-z]*[ae])l(?=ed|ing|er|or|ous)/, 'll'],
]

const maxSpellings = 6

/** A word in every English spelling, itself first. It is folded: lower case, without accents. */
export const spellingsOf = (word: string): string[] => {
  const spellings = [word]
  if (!/[a-z]{4}/.test(word)) return spellings
  const add = (spelling: string) => {
    if (spellings.length < maxSpellings && !spellings.includes(spelling)) spellings.push(spelling)
  }
  for (const [american, british] of pairs)
    for (const each of [...spellings]) {
      // Longer first: "enroll" contains "enrol", and "programme" contains "program".
      const [long, short] = american.length > british.length ? [american, british] : [british, american]
      if (each.includes(long)) add(each.replace(long, short))
      else if (each.includes(short)) add(each.replace(short, long))
    }
  for (const [pattern, ending] of endings)
    for (const each of [...spellings]) add(each.replace(pattern, ending))
  return spellings
}

const maxQueries = 12

/** A whole query in every spelling of its words. */
export const spellingsOfQuery = (query: string): string[] =>
  query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word, ...spellingsOf(word.toLowerCase()).slice(1)])
    .reduce<string[]>(
      (queries, spellings) =>
        spellings
          .flatMap((each) => queries.map((query) => (query ? `${query} ${each}` : each)))
          .slice(0, maxQueries),
      [''],
    )
