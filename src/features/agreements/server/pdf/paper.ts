import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { isLanguage, type Language } from '#languages/language.ts'
import { isHeading } from '../../lines/heading.ts'
import { isolated, isolatedValue } from '../../lines/isolate.ts'

/** A document of one of the layouts. Its texts are isolated before they are drawn. */
export type Paper = {
  layout: Layout
  /** For the properties of the file. */
  title: string
  author: string
  /** SVG, or empty. */
  image: string
  texts: Texts
}
/** Texts below `ar` and `en` are in this language, all others in English. */
type Texts = { readonly [name: string]: TextValue }
type TextValue = string | boolean | null | Texts | readonly TextValue[]

/** The data of the template, as JSON. Its date is that of `at`, an instant in seconds. */
export const dataOf = ({ layout: _, texts, ...paper }: Paper, at: number): string =>
  JSON.stringify({ ...paper, ...(laidOut(texts) as object), date: dateOf(at) })

const dateOf = (at: number): number[] =>
  todayInRiyadh(new Date(at * 1000))
    .split('-')
    .map(Number)

/** Names, amounts and days: isolated as wholes. */
const values = ['value', 'rows', 'name', 'party', 'capacity']
/** Texts of several lines, which become paragraphs and titles. */
const severalLines = ['text', 'note']
/** Isolated already, or no text. */
const asTheyAre = ['footer', 'qr']

const laidOut = (value: TextValue, name = '', language: Language = 'en'): unknown => {
  if (value === null || typeof value === 'boolean' || value === '' || asTheyAre.includes(name)) return value
  if (typeof value === 'string') {
    if (severalLines.includes(name)) return linesOf(value, language)
    return values.includes(name) ? isolatedValue(value) : isolated(value, language)
  }
  if (isList(value)) return value.map((each) => laidOut(each, name, language))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, laidOut(each, key, isLanguage(key) ? key : language)]),
  )
}

const isList = (value: Texts | readonly TextValue[]): value is readonly TextValue[] => Array.isArray(value)

const linesOf = (text: string, language: Language) =>
  text.split('\n').map((line) => ({ text: isolated(line, language), isHeading: isHeading(line) }))

/** Everything that both layouts share. Texts come as data, never as code: `json(bytes(sys.inputs.data))`. */
const frame = `
#let data = json(bytes(sys.inputs.data))
#let arabic(body) = text(lang: "ar", region: "SA", dir: rtl, body)
#let english(body) = text(lang: "en", dir: ltr, body)
#let ink = rgb("#1c2622")
#let muted = rgb("#55645e")
#let pale = rgb("#c9d3cd")
#let accent = rgb("#1f4d3f")
#set document(
  title: data.title,
  author: data.author,
  date: datetime(year: data.date.at(0), month: data.date.at(1), day: data.date.at(2)),
)
#set text(font: json(bytes(sys.inputs.fonts)), size: 10.5pt, fill: ink, fallback: false)
#set par(leading: 0.82em, spacing: 1.05em, justify: false)

#let foot(pattern, dir, extra) = context {
  set text(size: 8pt, fill: muted, dir: dir)
  let pages = counter(page).final().first()
  let shown = pattern.replace("[1]", str(counter(page).get().first())).replace("[2]", str(pages))
  extra
  block(above: 0pt, below: 2mm, line(length: 100%, stroke: 0.4pt + pale))
  grid(columns: (1fr, auto), shown, text(dir: ltr, data.digest))
}

#let letterhead() = {
  let side(words, where, dir) = align(where, {
    set text(size: 8pt, fill: muted, dir: dir)
    set par(leading: 0.65em, spacing: 0.65em)
    par(text(size: 12.5pt, weight: 600, fill: accent, words.name))
    for each in words.lines { par(each) }
  })
  let logo = data.image
  block(below: 6mm, {
    set text(dir: ltr)
    grid(
      columns: (1fr, auto, 1fr),
      column-gutter: 5mm,
      align: (left + top, center + horizon, right + top),
      english(side(data.letterhead.en, left, ltr)),
      if logo != "" { box(width: 24mm, height: 20mm, image(bytes(logo), format: "svg", width: 24mm, height: 20mm, fit: "contain")) },
      arabic(side(data.letterhead.ar, right, rtl)),
    )
    v(3mm, weak: true)
    line(length: 100%, stroke: 1.2pt + accent)
  })
}

#let rows-of(rows, dir) = {
  set text(dir: dir)
  for row in rows {
    block(above: 0pt, below: 0pt, breakable: false, grid(
      columns: (29%, 1fr),
      inset: (top: 1.15mm, bottom: 1.65mm),
      stroke: (bottom: 0.4pt + pale),
      text(fill: muted, row.label),
      row.value,
    ))
  }
}
`

/** A fee agreement: letterhead, parties, fees, installments, text and signatures. */
const agreement = `
#let heading-of(place, title) = block(above: 5mm, below: 2mm, sticky: true, text(size: 12pt, weight: 600, fill: accent)[#place. #h(1mm) #title])
// The last paragraph stays with the signatures: nobody signs an empty page.
#let paragraphs(lines) = for (at, each) in lines.enumerate() {
  if each.isHeading { block(above: 1.4em, below: 0.7em, sticky: true, text(weight: 600, each.text)) }
  else if at == lines.len() - 1 { block(sticky: true, each.text) }
  else { par(each.text) }
}

#let schedule(table-of, dir) = {
  set text(dir: dir, size: 9.5pt)
  table(
    columns: (auto, 1fr, auto, 73mm),
    inset: (x: 2mm, y: 1.8mm),
    stroke: (x: none, y: 0.4pt + pale),
    align: start + horizon,
    table.header(..table-of.head.map(cell => text(fill: muted, size: 8.5pt, cell))),
    ..table-of.rows.map(cells => cells.enumerate().map(((at, cell)) => {
      let shown = if at == 2 { box(cell) } else { cell }
      if cells.first() == "" { text(weight: 600, shown) } else { shown }
    })).flatten(),
  )
}

#let section(place, section, dir) = {
  heading-of(place, section.title)
  if "table" in section { schedule(section.table, dir) }
  for group in section.groups {
    if group.title != "" { block(above: 3.5mm, below: 1.5mm, sticky: true, text(weight: 600, group.title)) }
    rows-of(group.rows, dir)
  }
}

#let blank(label, width) = grid(columns: (auto, width), column-gutter: 2mm, align: bottom, text(fill: muted, size: 9pt, label), line(length: 100%, stroke: (paint: muted, thickness: 0.5pt, dash: "dotted")))

#let signature(part, signer) = {
  set par(spacing: 0.9em)
  par(text(weight: 600, fill: accent, signer.role))
  par(signer.party)
  if signer.name != signer.party { par[#text(fill: muted, size: 9pt, part.signature.name): #signer.name] }
  if signer.capacity != "" { par[#text(fill: muted, size: 9pt, part.signature.capacity): #signer.capacity] }
  if data.isSigned {
    v(9mm)
    grid(
      columns: (1fr, 27mm), column-gutter: 3mm, align: bottom,
      { blank(part.signature.signature, 1fr); v(7mm); blank(part.signature.date, 1fr) },
      rect(width: 27mm, height: 24mm, radius: 1mm, stroke: (paint: muted, thickness: 0.5pt, dash: "dashed"), align(center + horizon, text(size: 8.5pt, fill: muted, part.signature.stamp))),
    )
  }
}

#let initials(part, dir) = if data.isSigned {
  set text(dir: dir)
  block(below: 2.5mm, grid(
    columns: (auto, 1fr, 1fr), column-gutter: 6mm, align: bottom,
    text(part.signature.initials),
    ..part.signers.map(signer => blank(signer.role.split(":").first(), 1fr)),
  ))
}

#let contract(part, dir, lang-of) = lang-of({
  letterhead()
  align(center, {
    text(size: 19pt, weight: 600, fill: accent, part.title)
    if part.mark != "" { h(3mm); box(stroke: 0.6pt + muted, inset: (x: 2mm, y: 1mm), radius: 1mm, baseline: 1mm, text(size: 10pt, fill: muted, part.mark)) }
    block(above: 4mm, below: 2.5mm, text(size: 10.5pt, fill: muted, part.number))
    block(above: 0pt, text(size: 10pt, part.madeAt))
  })
  for (at, each) in part.sections.enumerate() { section(at + 1, each, dir) }
  heading-of(part.sections.len() + 1, part.terms)
  paragraphs(part.text)
  if part.closing != "" { block(above: 6mm, sticky: true, part.closing) }
  block(above: 5mm, below: 3mm, breakable: false, {
    block(below: 3mm, sticky: true, text(size: 12pt, weight: 600, fill: accent, part.signature.title))
    set text(dir: dir)
    grid(columns: (1fr, 1fr), column-gutter: 5mm, inset: 3mm, stroke: 0.4pt + pale, ..part.signers.map(signer => signature(part, signer)))
  })
  block(above: 4mm, breakable: false, {
    set text(size: 8pt, fill: muted)
    set par(leading: 0.7em, spacing: 0.75em)
    for each in part.note { par(each.text) }
  })
})

#let page-of(part, dir, lang-of) = {
  set page(
    paper: "a4",
    margin: (top: 16mm, bottom: if data.isSigned { 29mm } else { 22mm }, x: 20mm),
    footer: lang-of(foot(part.footer, dir, initials(part, dir))),
  )
  contract(part, dir, lang-of)
}
#page-of(data.ar, rtl, arabic)
#if data.en != none { page-of(data.en, ltr, english) }
`

/** The record of an acceptance: the facts in both languages, and how to check the file. */
const record = `
#let facts(rows, dir) = {
  set text(dir: dir, size: 9.5pt)
  for row in rows {
    block(above: 0pt, below: 0pt, breakable: false, grid(
      columns: (29%, 1fr),
      inset: (y: 1.35mm),
      stroke: (bottom: 0.4pt + pale),
      text(fill: muted, row.label),
      if row.at("isLong", default: false) { text(size: 7.6pt, row.value) } else { row.value },
    ))
  }
}
#let half(part, dir, lang-of) = lang-of({
  block(above: 6mm, below: 3mm, text(size: 15pt, weight: 600, fill: accent, part.title))
  facts(part.rows, dir)
  block(above: 4mm, {
    set text(size: 8.5pt)
    set par(leading: 0.7em, spacing: 0.7em)
    par(text(weight: 600, part.noteTitle))
    for each in part.note { par(each.text) }
  })
})
#set page(paper: "a4", margin: (top: 18mm, bottom: 22mm, x: 20mm), footer: arabic(foot(data.ar.footer, rtl, none)))
#letterhead()
#half(data.ar, rtl, arabic)
#half(data.en, ltr, english)
#block(above: 7mm, breakable: false, grid(
  columns: (26mm, 1fr), column-gutter: 5mm, align: (left + horizon, left + horizon),
  image(bytes(data.qr), format: "svg", width: 24mm),
  {
    set text(size: 9pt)
    par(arabic(align(right, data.ar.verify)))
    par(english(data.en.verify))
    par(text(weight: 600, data.verifyUrl))
  },
))
`

const layouts = { agreement, record }
type Layout = keyof typeof layouts

/** A document of Typst, which reads its texts from the input `data`. */
export const templateOf = (layout: Layout): string => frame + layouts[layout]
