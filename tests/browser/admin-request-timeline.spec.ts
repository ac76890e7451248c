import { newId } from './quotes.ts';
import { expectSoundInConsole } from './sound.ts';
import { addRequest, newCustomer, panelOf, texts } from './staff-requests.ts';
import { addColleague, again, atDesk, expect, languages, newName, test, words } from './support.ts';

test.use(atDesk);

for (const language of languages) {
  const t = texts(language);
  const { desk: said, tags, tasks } = words(language, 'admin-customer');
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
      await field.press('Backspace');
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
}
