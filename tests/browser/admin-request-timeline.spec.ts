import { deliver } from '../support/deliver.ts';
import { bounceOf, fullMailbox } from '../support/mail-reports.ts';
import { newId } from './quotes.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, bodies, newCustomer, panelOf, texts } from './staff-requests.ts';
import { addColleague, again, atDesk, expect, languages, newName, readOutbox, test, words } from './support.ts';

test.use(atDesk);

for (const language of languages) {
  const t = texts(language);
  const { desk: said, tags, tasks, answerMail } = words(language, 'admin-customer');
  const isolated = (text: string) => `\u2068${text}\u2069`;
  const named = (text: string, name: string) => text.replace('{{name}}', isolated(name));

  test(
    `the timeline says who took a request, who got it, how its tags changed and which task is done (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { type, id } = await addRequest(request, 'hotel', customer);
      const name = newName(language);
      const { email } = await addColleague('agent', name);
      const { me, people } = (await (await request.get('/api/desk')).json()).data;
      const [own, theirs] = [{ id: me }, { email }].map((some) =>
        people.find((one: { id: string; email: string }) => one.id === some.id || one.email === some.email),
      );
      const give = (to: string | null, from: string | null) =>
        request.put(`/api/requests/${type}/${id}/owner`, { data: { to, from } });
      const task = { id: newId(), text: 'Ask the hotel', due_at: '2099-01-01T07:00:00Z', to: me };
      expect((await request.post(`/api/requests/${type}/${id}/tasks`, { data: task })).ok()).toBe(true);

      await page.goto(`/admin/requests?open=${type}.${id}&lang=${language}#q=${customer.phone}`);
      const panel = panelOf(page);
      const events = panel.getByRole('region', { name: t.detail.timeline }).getByRole('listitem');
      await expect(events).toHaveCount(1);

      await panel.locator('[data-key=owner]').click();
      await page.locator('.ant-dropdown:visible').getByRole('menuitem', { name: t.owner.take }).click();
      await expect(events.first()).toContainText(named(said.taken, own.name));
      const field = panel.getByRole('combobox', { name: tags.label });
      for (const tag of ['VIP', 'عائلة']) {
        await field.fill(tag);
        await field.press('Enter');
        await expect(events.first()).toContainText(said.tagged.replace('{{tags}}', isolated(tag)));
      }
      // By its button: antd ignores Backspace in the moment after Enter.
      await panel.getByTitle('عائلة').locator('.ant-select-selection-item-remove').click();
      await expect(events.first()).toContainText(said.untagged.replace('{{tags}}', isolated('عائلة')));
      await panel.getByRole('checkbox', { name: task.text }).check();
      await expect(panel.getByText(tasks.doneBy.split(/ ?\{\{name/)[0] ?? '')).toBeVisible();
      const done = said.taskDone.replace('{{text}}', isolated(task.text));
      await expect(events.first()).toContainText(done);
      await expect(events.first()).toContainText(t.detail.by.replace('{{name}}', own.name));

      expect((await give(theirs.id, me)).status()).toBe(200);
      expect((await give(null, theirs.id)).status()).toBe(200);
      await page.reload();
      await expect(events.filter({ hasText: named(said.given, name) })).toHaveCount(1);
      // Newest first.
      await expect(events).toContainText([
        named(said.freed, name),
        named(said.given, name),
        done,
        said.untagged.replace('{{tags}}', isolated('عائلة')),
        said.tagged.replace('{{tags}}', isolated('عائلة')),
        said.tagged.replace('{{tags}}', isolated('VIP')),
        named(said.taken, own.name),
        t.detail.eventEntered,
      ]);
      await expectSoundInConsole(page, language);
    },
  );

  test(
    `an answer that was not mailed says why, and is mailed again to the right address (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { type, id } = await addRequest(request, 'hotel', customer);
      const data = process.env.STACK_DATA_DIR ?? '';
      await deliver(data, 'recordMailProblem', bounceOf({ type, id, email: customer.email }));
      const answer = `Yes, ${customer.name}, with a sea view.`;
      expect((await request.patch(`/api/hotels/${id}`, { data: { answer } })).ok()).toBe(true);
      const events = panelOf(page).getByRole('region', { name: t.detail.timeline }).getByRole('listitem');
      const sent = events.filter({ hasText: answer });
      await expect(async () => {
        await page.goto(`/admin/requests?open=${type}.${id}&lang=${language}#q=${customer.phone}`);
        await expect(sent).toContainText(answerMail.undeliverable, { timeout: 10_000 });
      }).toPass();
      const retry = sent.getByRole('button', { name: answerMail.again });
      await retry.click();
      await expect(page.locator('.ant-notification').getByText(answerMail.undeliverable)).toBeVisible();
      await expectSoundInConsole(page, language);

      const { email } = newCustomer(language);
      const { version } = (await (await request.get(`/api/hotels/${id}`)).json()).data;
      const corrected = { ...bodies.hotel({ ...customer, email, language, version }), type };
      expect((await request.put(`/api/requests/${type}/${id}`, { data: corrected })).status()).toBe(200);
      await page.reload();
      await retry.click();
      await expect(sent).toContainText(answerMail.sent);
      await expect(retry).toHaveCount(0);
      await expect.poll(async () => (await readOutbox()).filter(({ to }) => to.includes(email)).length).toBe(1);
      expect((await readOutbox()).find(({ to }) => to.includes(email))?.text).toContain(answer);
    },
  );

  test(
    `an answer whose mail came back says so, and is mailed again (${language})`,
    again(language),
    async ({ page, request }) => {
      const customer = newCustomer(language);
      const { email } = customer;
      const { type, id } = await addRequest(request, 'hotel', customer);
      const answer = `Breakfast is included, ${customer.name}.`;
      expect((await request.patch(`/api/hotels/${id}`, { data: { answer } })).ok()).toBe(true);
      const arrived = async () =>
        (await readOutbox()).filter(({ to, text }) => to.includes(email) && text.includes(answer));
      await expect.poll(async () => (await arrived()).length).toBe(1);

      const { history } = (await (await request.get(`/api/hotels/${id}`)).json()).data;
      const about = { type, id, email, answered_at: history.at(-1).at };
      const returned = bounceOf(about, { ...fullMailbox(customer), timestamp: new Date().toISOString() });
      await deliver(process.env.STACK_DATA_DIR ?? '', 'recordMailProblem', returned);
      await page.goto(`/admin/requests?open=${type}.${id}&lang=${language}#q=${customer.phone}`);
      const events = panelOf(page).getByRole('region', { name: t.detail.timeline }).getByRole('listitem');
      const sent = events.filter({ hasText: answer });
      await expect(sent).toContainText(answerMail.bounced);
      await expectSoundInConsole(page, language);
      await sent.getByRole('button', { name: answerMail.again }).click();
      await expect(sent).toContainText(answerMail.sent);
      await expect(sent.getByRole('button')).toHaveCount(0);
      expect(await arrived()).toHaveLength(2);
    },
  );
}
