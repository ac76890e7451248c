import { gzipSync } from 'node:zlib';

/** A drawing of 300 × 100 with a content. */
export const drawing = (
  content = '<path fill="#1d4a52" d="M0 0H300V100H0V90H280V9H0Z"/>',
  size = 'width="300" height="100"',
) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} viewBox="0 0 300 100">${content}</svg>`,
  );

const shape = '<rect width="300" height="40"/>';
const entities = (declared: string) => Buffer.from(`<!DOCTYPE svg [${declared}]>${drawing(`${shape}&k;`)}`);
const laughs = [...'bcdefghijk'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`);
const nested = (tag: string) =>
  Array.from({ length: 12 }, (_, at) => `<g id="u${at + 1}">${`<${tag} href="#u${at}"/>`.repeat(10)}</g>`).join('');
/** Attacks, and what else is no picture; each with why it is refused. */
export const attacks: Readonly<Record<string, readonly [Uint8Array, string]>> = {
  script: [drawing(`<script>alert(1)</script>${shape}`), 'svg_active'],
  'script with a prefix': [drawing(`<svg:script>alert(1)</svg:script>${shape}`), 'svg_active'],
  'handler of an event': [drawing('<rect width="9" height="9" onload="alert(1)"/>'), 'svg_active'],
  'handler on the root': [drawing(shape, 'width="300" height="100"\nonclick = "alert(1)"'), 'svg_active'],
  'page within': [drawing('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), 'svg_active'],
  frame: [drawing('<iframe src="https://evil.example"/>'), 'svg_active'],
  'link to a script': [drawing('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'), 'svg_active'],
  'animated link': [drawing('<a><animate attributeName="href" values="#a"/></a>'), 'svg_active'],
  'attribute that is set': [drawing('<set attributeName="onmouseover" to="alert(1)"/>'), 'svg_active'],
  'billion laughs': [entities(`<!ENTITY a "ha">${laughs.join('')}`), 'svg_active'],
  'file by an entity': [entities('<!ENTITY k SYSTEM "file:///etc/passwd">'), 'svg_active'],
  'address by an entity': [entities('<!ENTITY % k SYSTEM "https://evil.example/x.dtd"> %k;'), 'svg_active'],
  'style sheet of its own': [
    Buffer.from(`<?xml-stylesheet href="https://evil.example/x.css"?>${drawing(shape)}`),
    'svg_active',
  ],
  'picture from elsewhere': [drawing('<image xlink:href="https://evil.example/p.png"/>'), 'svg_elsewhere'],
  'picture without a scheme': [drawing("<image href='//evil.example/p.png'/>"), 'svg_elsewhere'],
  'file of the server': [drawing('<image href="file:///etc/passwd"/>'), 'svg_elsewhere'],
  'picture within': [drawing('<image href="data:image/png;base64,AA=="/>'), 'svg_elsewhere'],
  'page in an address': [drawing('<use href="data:image/svg+xml,<svg/>#a"/>'), 'svg_elsewhere'],
  'address in signs': [drawing('<image href="&#104;ttps://evil.example"/>'), 'svg_elsewhere'],
  'imported style': [drawing(`<style>@import "https://evil.example/x.css";</style>${shape}`), 'svg_elsewhere'],
  'address in a style': [drawing('<rect style="fill:url(https://evil.example/#a)"/>'), 'svg_elsewhere'],
  'letters in a font': [drawing('<text y="50">Nasma</text>'), 'svg_letters'],
  'filter of death': [
    drawing('<filter id="f"><feTurbulence numOctaves="99999"/></filter><rect filter="url(#f)"/>'),
    'svg_effects',
  ],
  'copies of copies': [drawing(`<g id="u0">${shape}</g>${nested('use')}<use href="#u12"/>`), 'svg_effects'],
  'huge size': [drawing(shape, 'width="999999999" height="999999999"'), 'damaged'],
  'no ground at all': [drawing(''), 'damaged'],
  'nested without an end': [drawing('<g>'.repeat(5000) + '</g>'.repeat(5000)), 'damaged'],
  'not closed': [Buffer.from(drawing(shape).toString().replace('</svg>', '')), 'damaged'],
  compressed: [gzipSync(drawing(shape)), 'not_an_image'],
  'UTF-16': [
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(drawing(shape).toString(), 'utf16le')]),
    'not_an_image',
  ],
  'too long': [drawing(`${shape}<!--${'x'.repeat(300_000)}-->`), 'not_an_image'],
  HTML: [Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_an_image'],
  'comments without an end': [Buffer.from('<!---->'.repeat(30_000)), 'not_an_image'],
  'very high': [drawing(shape, 'width="10" height="1000"'), 'wrong_shape'],
};
