import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { listedPaths } from '#contracts/website/pages';
import { paths } from '#contracts/website/paths';
import { program } from '../support/bodies.ts';
import { Client } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { dayFromNow, formWords, type Language, languages, newName, words } from '../support/words.ts';
import { type Browser, button, type Engine, field, link, words as saying } from './engine.ts';

/** WebKit reports it when an observer changes a size; the browser then observes again in the next frame. */
const harmless = /^ResizeObserver loop completed/;

/** The tests of one engine: the most frequent actions of visitors and staff, in Arabic and in English. */
export function visit(engine: Engine): void {
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    if (engine.missing) return;
    folder = await mkdtemp(join(tmpdir(), 'rihla-engine-'));
    browser = await engine.start();
  });

  afterAll(async () => {
    await browser?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  beforeEach((context) => context.skip(engine.missing !== undefined, engine.missing));

  const site = inject('site');

  /** Opens a screen and waits until it is hydrated. */
  async function open(path: string, language: Language) {
    await browser.open(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    // The reader's first action: the page's scripts do not wait for an idle moment.
    await browser.evaluate("document.dispatchEvent(new Event('scroll'))");
    await eventually(async () =>
      expect(await browser.evaluate("!('clicksBeforeHydration' in window)"), path).toBe(true),
    );
  }

  async function expectNoErrors() {
    const errors: string[] = await browser.evaluate('window.pageErrors');
    expect(errors.filter((error) => !harmless.test(error))).toEqual([]);
  }

  async function fillDay(label: string, day: string) {
    await browser.fill(field(label), day);
    await browser.pressEnter(field(label));
  }

  // Without this check, an error could not fail the tests below.
  it(`${engine.name} reports a page's errors`, async () => {
    await open(paths.contact, 'en');
    await browser.evaluate("void setTimeout(() => { throw new Error('A fault of the page'); })");
    await browser.evaluate("console.error('A word to the console')");
    await eventually(async () => {
      const errors = await browser.evaluate<string[]>('window.pageErrors');
      expect(errors).toContainEqual(expect.stringContaining('A fault of the page'));
      expect(errors).toContainEqual(expect.stringContaining('A word to the console'));
    });
  });

  describe.each(languages)(`in ${engine.name} (%s)`, (language) => {
    it('every public screen renders and hydrates without an error', async () => {
      const others = [paths.program(site.programId), paths.admin.signIn, '/nothing/here'];
      for (const path of [...listedPaths, ...others]) {
        await open(path, language);
        expect((await browser.read('//h1')).trim(), path).not.toBe('');
        const { lang, dir } = await browser.evaluate<Record<string, string>>(
          '({ lang: document.documentElement.lang, dir: getComputedStyle(document.body).direction })',
        );
        expect({ lang, dir }, path).toEqual({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' });
        expect(await browser.evaluate('window.pageErrors'), path).toEqual([]);
      }
    });

    async function fillContact(texts: ReturnType<typeof formWords>): Promise<string> {
      const name = newName(language);
      await browser.fill(field(texts.fields.name), name);
      await browser.fill(field(texts.fields.phone), '0501234567');
      return name;
    }

    /** Sends the form and returns the reference that the visitor sees. */
    async function send(texts: ReturnType<typeof formWords>): Promise<string> {
      await browser.click(button(texts.submit));
      await browser.read(saying(texts.notice.sentTitle));
      const text = await browser.evaluate<string>('document.body.innerText');
      await expectNoErrors();
      return /\b[FHCM]-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)?.[0] ?? '';
    }

    it('a message is sent', async () => {
      const texts = formWords(language, 'contact');
      await open(paths.contact, language);
      await fillContact(texts);
      await browser.fill(field(texts.fields.email), 'noura@example.com');
      await browser.fill(field(texts.fields.message), 'هل ترتّبون التأشيرات؟');
      expect(await send(texts)).toMatch(/^M-/);
    });

    it('a hotel request is sent', async () => {
      const texts = formWords(language, 'hotel-booking');
      await open(paths.hotelBooking, language);
      await fillContact(texts);
      await browser.fill(field(texts.fields.email), 'noura@example.com');
      await browser.fill(field(texts.fields.destination), 'Makkah');
      await fillDay(texts.fields.check_in, dayFromNow(20));
      await fillDay(texts.fields.check_out, dayFromNow(23));
      expect(await send(texts)).toMatch(/^H-/);
    });

    it('a custom journey is sent', async () => {
      const texts = formWords(language, 'custom-journey');
      await open(paths.customJourney, language);
      await fillDay(texts.fields.trip_start_date, dayFromNow(40));
      await browser.fill(field(texts.fields.number_of_days), '7');
      await fillContact(texts);
      expect(await send(texts)).toMatch(/^C-/);
    });

    it('a flight request is sent, and staff read it, reply and upload a photo', async () => {
      const texts = formWords(language, 'flight-booking');
      await open(paths.flightBooking, language);
      const name = await fillContact(texts);
      await browser.fill(field(texts.fields.email), 'noura@example.com');
      await browser.fill(field(texts.fields.main_departure), 'Riyadh');
      await browser.fill(field(texts.fields.main_arrival), 'Cairo');
      await fillDay(texts.fields.from_date, dayFromNow(20));
      const reference = await send(texts);
      expect(reference).toMatch(/^F-/);

      const admin = { ...words(language, 'admin'), ...words(language, 'admin-requests') };
      await open(`${paths.admin.signIn}?next=${encodeURIComponent(paths.admin.flightRequests)}`, language);
      await browser.fill(field(admin.signIn.email), site.adminEmail);
      await browser.fill(field(admin.signIn.password), site.adminPassword);
      await browser.click(button(admin.signIn.submit));
      await browser.click(link(name));
      const panel = '//*[@role="dialog"]';
      await browser.read(`${panel}${saying(reference)}`);
      await browser.read(`${panel}${saying('Cairo')}`);
      const note = `//*[@placeholder="${admin.detail.notePlaceholder}"]`;
      await browser.fill(note, 'Called back, offer sent.');
      await browser.click(button(admin.detail.addNote));
      await browser.read(`${panel}//p[contains(., "Called back, offer sent.")]`);
      await expectNoErrors();

      const programs = words(language, 'admin-programs');
      const tripName = newName(language);
      await addProgram(tripName);
      await open(paths.admin.programs, language);
      await browser.click(`//*[@role="article"][contains(., "${tripName}")]${button(programs.card.edit)}`);
      await browser.read(saying(programs.photos.none));
      await browser.upload('//input[@id="program_photos"]', await photo(language));
      await browser.read(saying('1/5'));
      await browser.click(button(programs.editor.saveChanges));
      await browser.read(saying(programs.notice.updated));
      await expectNoErrors();
      await browser.evaluate("fetch('/api/session', { method: 'DELETE', headers: { 'X-Client': 'web' } })");
    });

    async function addProgram(trip_name: string) {
      const staff = new Client(site.url);
      await staff.signIn(site.adminEmail, site.adminPassword);
      expect((await staff.post('/programs', program({ trip_name, translations: null }))).status).toBe(201);
    }

    async function photo(name: string): Promise<string> {
      const path = join(folder, `${name}.jpg`);
      await sharp({ create: { width: 800, height: 600, channels: 3, background: '#e8a033' } }).toFile(path);
      return path;
    }
  });
}
