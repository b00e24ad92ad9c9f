// Draws the icons of the site from public/favicon.svg: run it again when the mark changes. Plain JavaScript,
// so that it also runs on an older Node.
import { readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

const mark = readFileSync('public/favicon.svg', 'utf8').replace(/<style>[\s\S]*?<\/style>/, '')
const night = '#021e22'

const draw = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
const rounded = mark.replace('class="ground"', `fill="${night}"`)
// Systems crop these to their own shapes, so the background reaches the edges, and a maskable mark stays in
// the middle.
const inset = (scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${night}" d="M0 0h32v32H0z"/><g transform="translate(${16 - 16 * scale} ${16 - 16 * scale}) scale(${scale})">${mark
    .replace(/<\/?svg[^>]*>/g, '')
    .replace(/<path class="ground"[^>]*>/, '')}</g></svg>`

/** An ICO file: a header, then each picture with its size and offset. */
const icoOf = (pictures) => {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, at) => {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

writeFileSync('public/favicon.ico', icoOf([16, 32].map((size) => ({ size, png: draw(rounded, size) }))))
writeFileSync('public/apple-touch-icon.png', draw(inset(0.92), 180))
writeFileSync('public/icon-192.png', draw(rounded, 192))
writeFileSync('public/icon-512.png', draw(rounded, 512))
writeFileSync('public/icon-maskable-512.png', draw(inset(0.72), 512))
