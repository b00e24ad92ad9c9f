/**
 * The layout of an agreement in Typst. Its texts come as data, never as code: `json(bytes(sys.inputs.data))`.
 */
export const template = `
#let data = json(bytes(sys.inputs.data))
#let arabic(body) = text(lang: "ar", region: "SA", dir: rtl, body)
#let english(body) = text(lang: "en", dir: ltr, body)
#set document(
  title: data.title,
  author: data.firm,
  date: datetime(year: data.date.at(0), month: data.date.at(1), day: data.date.at(2)),
)
#set page(
  paper: "a4",
  margin: (top: 24mm, bottom: 22mm, x: 20mm),
  footer: context [
    #set text(size: 8pt, fill: rgb("#5b6b66"))
    #grid(columns: (1fr, auto), english(data.footer), counter(page).display("1 / 1", both: true))
  ],
)
#set text(font: json(bytes(sys.inputs.fonts)), size: 10.5pt, fallback: false)
#set par(leading: 0.85em, spacing: 1.1em, justify: false)

#let paragraphs(lines) = for line in lines {
  if line.isHeading { block(above: 1.5em, below: 0.8em, sticky: true, text(weight: 600, line.text)) } else { par(line.text) }
}
#let title-of(title) = text(size: 16pt, weight: 600, title)
#let facts(rows, dir) = {
  set text(dir: dir)
  for row in rows {
    grid(
      columns: (32%, 1fr),
      column-gutter: 4mm,
      inset: (y: 2.2mm),
      stroke: (bottom: 0.4pt + rgb("#d7ded9")),
      text(fill: rgb("#5b6b66"), row.label),
      row.value,
    )
  }
}

#arabic[
  #title-of(data.ar.title)
  #facts(data.ar.facts, rtl)
  #v(3mm)
  #paragraphs(data.ar.text)
]
#if data.en.text.len() > 0 [
  #pagebreak()
  #english[
    #title-of(data.en.title)
    #facts(data.en.facts, ltr)
    #v(3mm)
    #paragraphs(data.en.text)
  ]
]
#pagebreak()
#arabic[
  #text(size: 13pt, weight: 600, data.ar.evidenceTitle)
  #paragraphs(data.ar.evidence)
]
#english[
  #text(size: 13pt, weight: 600, data.en.evidenceTitle)
  #paragraphs(data.en.evidence)
]
`
