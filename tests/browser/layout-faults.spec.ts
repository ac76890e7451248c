import { layoutFaults } from './layout-faults.ts';
import { expect, test } from './support.ts';

/** The check that every screen has to pass, on pages made to fail it. */
const page = (body: string) => `<!doctype html><body style="margin:0;font:16px/1.5 sans-serif">${body}`;

const faulty = {
  'lies over': '<p style="margin:0">First text</p><p style="margin:-20px 0 0">Second text</p>',
  'is cut off': '<p style="width:60px;overflow:hidden;white-space:nowrap">Longer than its place</p>',
  'sticks out of': '<p style="width:60px;background:#eee;white-space:nowrap">Longer than its ground</p>',
  'is wider than the window': '<div style="width:150vw;height:10px"></div>',
  'the drop-down cuts': '<select style="width:50px"><option>Longer than its field</option></select>',
};

const sound = `
  <p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Longer than its place</p>
  <div style="width:60px;overflow:auto;white-space:nowrap">Scrolls by itself</div>
  <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">For screen readers</span>
  <p style="line-height:1">Two lines<br>without air</p>
  <p style="position:fixed;inset:0 auto auto 0;margin:0">Floats over the page</p>`;

test('finds texts that overlap, are cut off or stick out, and nothing else', async ({ page: tab }) => {
  for (const [fault, body] of Object.entries(faulty)) {
    await tab.setContent(page(body));
    expect(await tab.evaluate(layoutFaults), body).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  }
  await tab.setContent(page(sound));
  expect(await tab.evaluate(layoutFaults)).toEqual([]);
});
