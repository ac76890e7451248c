import { layoutFaults } from './layout-faults.ts';
import { placementFaults } from './placement-faults.ts';
import { expect, test } from './support.ts';

/** Tests the layout check of every screen, on pages made to fail it. */
const page = (body: string) => `<!doctype html><body style="margin:0;font:16px/1.5 sans-serif">${body}`;

/** A picture of 150 × 100 pixels. */
const picture = (attributes: string, style: string) => {
  const file = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="150" height="100"/>');
  return `<img src="data:image/svg+xml,${file}" ${attributes} style="${style}">`;
};

const faulty = {
  'lies over': '<p style="margin:0">First text</p><p style="margin:-20px 0 0">Second text</p>',
  'is cut off': '<p style="width:60px;overflow:hidden;white-space:nowrap">Longer than its place</p>',
  'sticks out of': '<p style="width:60px;background:#eee;white-space:nowrap">Longer than its ground</p>',
  'is wider than the window': '<div style="width:150vw;height:10px"></div>',
  'the drop-down cuts': '<select style="width:50px"><option>Longer than its field</option></select>',
  'is distorted to 88 × 66': picture('', 'width:88px;height:66px'),
  // The height attribute stays in force if the style sheet sets only the width.
  'takes its frame of 88 × 100 from its attributes': picture('width="150" height="100"', 'width:88px;object-fit:cover'),
  'is shown 88 × 100 in a frame of 4 / 3': picture('height="100"', 'width:88px;aspect-ratio:4/3;object-fit:cover'),
  'is squeezed to 5 px':
    '<span style="display:flex;width:5px"><svg width="1em" height="1em" style="min-width:0"/></span>',
  'is taller than the window': '<div style="height:110vh;border:1px solid;border-radius:18px"></div>',
};

const sound = `
  <div style="position:sticky;top:0;height:0"><p style="position:absolute;margin:0">Stays over the page</p></div>
  <p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Longer than its place</p>
  <div style="width:60px;overflow:auto;white-space:nowrap">Scrolls by itself</div>
  <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">For screen readers</span>
  <p style="line-height:1">Two lines<br>without air</p>
  <p style="position:fixed;inset:0 auto auto 0;margin:0">Floats over the page</p>
  ${picture('width="150" height="100"', 'width:88px;height:auto')}
  ${picture('width="150" height="100"', 'width:88px;height:auto;aspect-ratio:4/3;object-fit:cover')}
  ${picture('width="150" height="100"', 'width:88px;height:140px;object-fit:cover')}
  ${picture('', 'width:88px;height:140px;object-fit:contain')}
  <section style="height:110vh;border:1px solid;border-radius:18px"></section>`;

test('finds elements that overlap, are cut off, overflow, are distorted or too tall, and nothing else', async ({
  page: tab,
}) => {
  for (const [fault, body] of Object.entries(faulty)) {
    await tab.setContent(page(body));
    expect(await tab.evaluate(layoutFaults), body).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  }
  await tab.setContent(page(sound));
  expect(await tab.evaluate(layoutFaults)).toEqual([]);
});

const icon = (style: string) => `<svg width="16" height="16" style="${style}"><rect width="16" height="16"/></svg>`;

const misplaced = {
  'off its line': `<p>${icon('vertical-align:6px')} Text</p>`,
  'can cover "Under a button"':
    '<p>Under a button</p><a href="/" style="position:fixed;inset:auto auto 0 0;background:#3b6b45">Chat</a>',
  'are cut off below': '<div style="overflow:hidden"><h2 style="margin:0;font:20px/0.9 serif">ما يحتاج</h2></div>',
};

const wellPlaced = `
  <p>${icon('vertical-align:-2px')} Text</p>
  <p style="display:flex;width:90px;align-items:center">${icon('flex:none')} Text in several lines</p>
  <p style="margin-inline-start:200px">In a column of its own</p>
  <aside style="position:fixed;inset:auto 0 0 auto"><a href="/" style="background:#3b6b45">Chat</a></aside>
  <nav style="position:fixed;inset:auto 0 0;background:#fff"><button>On a bar</button></nav>
  <div style="overflow:clip visible"><h2 style="margin:0;font:20px/0.9 serif">ما يحتاج</h2></div>
  <div style="overflow:hidden"><h2 style="margin:0;font:20px/1.8 serif">ما يحتاج</h2></div>`;

test('finds icons off their line, floating controls over text and cut letters, and nothing else', async ({
  page: tab,
}) => {
  for (const [fault, body] of Object.entries(misplaced)) {
    await tab.setContent(page(body));
    expect(await tab.evaluate(placementFaults), body).toEqual([expect.stringContaining(fault)]);
  }
  await tab.setContent(page(wellPlaced));
  expect(await tab.evaluate(placementFaults)).toEqual([]);
});
