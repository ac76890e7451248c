import { brandAtStart } from '#contracts/site-defaults/brand';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { questionsAtStart } from '#contracts/site-defaults/questions';
import { servicesAtStart } from '#contracts/site-defaults/services';
import { testimonialsAtStart } from '#contracts/site-defaults/testimonials';
import { startStack } from '../support/stack.ts';
import { agency, later, lists, ownerAt, pages } from './new-agency.ts';
import { addProgram } from './office.ts';
import { expect, languages, nightly, readOutbox, signIn, test } from './support.ts';

// The calls of a test need the client marker too.
test.use({ contextOptions: { reducedMotion: 'reduce' }, extraHTTPHeaders: { 'X-Client': 'web' } });

/** The agency of a fresh system: its names, numbers and addresses. */
const before = new RegExp(
  [
    ...['«رحلة»', '\\| رحلة', brandAtStart.legal_name.ar, brandAtStart.name.en, '920000000', 'hello@rihla'],
    ...[contactAtStart.licence, contactAtStart.registration],
  ].join('|'),
);

for (const language of languages) {
  test(
    `a new agency puts its site online in one sitting, and takes it back (${language})`,
    nightly,
    async ({ page, request }) => {
      test.setTimeout(480_000);
      // The test changes every section, so it has an office of its own.
      const stack = await startStack({ site: true });
      try {
        const pageAt = async (path: string, one: string) =>
          (await request.get(`${stack.url}${path}`, { headers: { Cookie: `preferred-language=${one}` } })).text();
        await page.goto(`${stack.url}/admin/login?lang=${language}`);
        await signIn(page, language);
        await expect(page).toHaveURL(/\/admin$/);
        const owner = ownerAt(page, stack.url, language);
        const logo = await owner.brand();
        const onPages = `/photos/site/${logo}.webp`;
        const elsewhere = `/photos/site/${logo}.png`;
        await owner.contact();
        await owner.services(servicesAtStart.items.length);
        await owner.questions(questionsAtStart.items.length);
        await owner.testimonials(testimonialsAtStart.items.length);
        await owner.announcement();
        await owner.legal('privacy');
        await owner.legal('terms');

        // `addProgram` names paths: the page's own calls go to the stack that its browser has signed in to.
        const { id } = await addProgram({
          ...page.request,
          post: (path, options) => page.request.post(`${stack.url}${path}`, options),
          get: (path, options) => page.request.get(`${stack.url}${path}`, options),
        } as typeof page.request);

        for (const one of languages) {
          const shown = {
            '/': Object.values(lists)
              .flat()
              .map((texts) => texts[one]),
            '/contact': [agency.email, `"telephone":"920001234"`, `"name":"${agency.name[one]}"`, `${elsewhere}"`],
            '/privacy': [pages.privacy[one]],
            '/terms': [pages.terms[one]],
            '/nowhere': [],
            [`/program/${id}`]: [],
            [`/program/${id}/brochure`]: [agency.phone, agency.email, agency.licence],
          };
          for (const [path, texts] of Object.entries(shown)) {
            const message = `${one} ${path}`;
            await expect.poll(() => pageAt(path, one), { message }).toContain(agency.name[one]);
            for (const text of [agency.announcement[one], ...texts])
              await expect.poll(() => pageAt(path, one), { message }).toContain(text);
            const html = await pageAt(path, one);
            // In the header and the footer, and at a brochure's end.
            expect(html.split(`src="${onPages}"`).length - 1, message).toBe(path.endsWith('brochure') ? 3 : 2);
            if (path.endsWith('brochure')) continue;
            // The footer.
            for (const text of [agency.call, agency.address[one], agency.licence, agency.registration]) {
              expect(html, message).toContain(text);
            }
          }
          for (const path of ['/contact', '/nowhere', `/program/${id}`]) {
            expect((await pageAt(path, one)).match(before)?.[0], `${one} ${path}`).toBeUndefined();
          }
        }
        expect((await request.get(`${stack.url}/nowhere`)).status()).toBe(404);
        for (const file of [onPages, elsewhere]) {
          expect((await request.get(`${stack.url}${file}`)).headers()['content-type']).toContain('image/');
        }

        const message = {
          ...{ name: 'Noura', email: `${crypto.randomUUID()}@example.com`, phone: '0501234567' },
          ...{ message: 'Do you work during Eid?', language },
        };
        expect((await request.post(`${stack.url}/api/messages`, { data: message })).ok()).toBe(true);
        const outbox = stack.outboxUrl.replace('/_outbox', '/_outbox.json');
        const mails = async () => (await readOutbox(outbox)).filter(({ to }) => to.includes(message.email));
        await expect.poll(async () => (await mails()).length).toBe(1);
        for (const { subject, text, html } of await mails()) {
          expect(subject).toMatch(new RegExp(Object.values(agency.name).join('|')));
          expect([text, html]).toEqual(Array(2).fill(expect.stringContaining(agency.phone)));
          expect(html).toContain(agency.colour);
          expect(html).toContain(elsewhere);
          expect(`${subject} ${text} ${html}`.match(before)?.[0]).toBeUndefined();
        }

        // What came with the system had no testimonial with a consent, and announced nothing: each gets a second version.
        await owner.changeAnnouncement();
        await owner.changeTestimonial();
        for (const one of languages) {
          for (const text of [later.announcement[one], later.testimonial[one]])
            await expect.poll(() => pageAt('/', one)).toContain(text);
        }
        const sections = ['brand', 'contact', 'services', 'questions', 'testimonials', 'announcement'] as const;
        for (const section of [...sections, 'privacy', 'terms'] as const) await owner.bringBack(section);
        for (const one of languages) {
          const home = () => pageAt('/', one);
          await expect.poll(home).toContain(servicesAtStart.items[0]?.title[one]);
          for (const text of [
            questionsAtStart.items[0]?.question[one],
            brandAtStart.legal_name[one],
            'tel:920000000',
          ]) {
            expect(await home()).toContain(text?.replace('&', '&amp;'));
          }
          for (const path of ['/', '/contact', `/program/${id}`]) {
            await expect.poll(() => pageAt(path, one), path).toContain(agency.announcement[one]);
          }
          await expect.poll(home).toContain(lists.testimonials[0]?.[one]);
          const gone = [lists.services[0], lists.questions[0], agency.legalName, ...Object.values(later)];
          for (const text of gone) expect(await home()).not.toContain(text?.[one]);
          expect(await home()).not.toContain(onPages);
          for (const legal of ['privacy', 'terms'] as const)
            expect(await pageAt(`/${legal}`, one)).not.toContain(pages[legal][one]);
        }
      } finally {
        await stack.stop();
      }
    },
  );
}
