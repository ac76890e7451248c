import { beforeEach, expect, it, vi } from 'vitest';
import type { Template, TemplateBody, TemplateList } from '#contracts/api/templates';
import {
  removeTemplate,
  saveTemplate,
  TemplateConflict,
} from '../../../../../../frontend/console/features/templates/change-templates.ts';
import { ApiError } from '../../../../../../frontend/shared/lib/api.ts';

const staffApi = vi.hoisted(() => vi.fn());
vi.mock('../../../../../../frontend/console/features/session/staff-api.ts', () => ({
  staffApi,
  isSessionMissing: () => false,
}));

const conflict = () => new ApiError({ kind: 'http', message: '', status: 409, problem: { code: 'version_conflict' } });
const huda = { email: 'huda@rihla.example', name: 'Huda' };
const saved = (id: string, updated_at = '2026-11-26T09:00:00.000Z'): Template => ({
  ...{ id, title: id, texts: { ar: id, en: null }, updated_at, updated_by: huda },
});

/** The server's state. */
let stored: TemplateList;
const old = (...templates: Template[]): TemplateList => ({ templates, removed: [], version: 2 });

beforeEach(() => {
  stored = { templates: [saved('visa'), saved('payment')], removed: [], version: 3 };
  staffApi.mockReset();
  staffApi.mockImplementation(
    async (key: string, request?: { body: { templates: TemplateBody[]; version: number } }) => {
      if (key.startsWith('GET')) return { shared: stored, own: { templates: [], removed: [], version: 0 }, uses: {} };
      const { templates = [], version = 0 } = request?.body ?? {};
      if (version !== stored.version) throw conflict();
      stored = { templates: templates.map((one) => ({ ...saved(one.id), ...one })), removed: [], version: version + 1 };
      return stored;
    },
  );
});

it('saves on top of what colleagues have saved of other templates', async () => {
  const { updated_at: _, updated_by: __, ...mine } = { ...saved('visa'), title: 'Visas' };
  const { templates } = await saveTemplate('shared', old(saved('visa')), mine, saved('visa'));
  expect(templates.map(({ title }) => title)).toEqual(['payment', 'Visas']);
  expect(staffApi.mock.calls.at(-1)).toEqual([
    'PUT /desk/templates',
    {
      body: { templates: [{ id: 'payment', title: 'payment', texts: { ar: 'payment', en: null } }, mine], version: 3 },
    },
  ]);
});

it('asks if a colleague has changed or removed the same template', async () => {
  const theirs = saved('visa', '2026-11-26T10:00:00.000Z');
  stored = { ...stored, templates: [theirs] };
  const refused = await saveTemplate('shared', old(saved('visa')), saved('visa'), saved('visa')).catch(
    (error) => error,
  );
  expect(refused).toBeInstanceOf(TemplateConflict);
  expect([refused.theirs, refused.stored.version]).toEqual([theirs, 3]);
  const removal = { id: 'visa', at: '2026-11-26T11:00:00.000Z', by: huda };
  stored = { ...stored, templates: [], removed: [{ ...removal, id: 'other' }, removal] };
  const gone = await removeTemplate('shared', old(saved('visa')), saved('visa')).catch((error) => error);
  expect(gone).toBeInstanceOf(TemplateConflict);
  expect([gone.theirs, gone.removal]).toEqual([undefined, removal]);
});

it('gives up while everybody saves all the time', async () => {
  staffApi.mockImplementation(async (key: string) => {
    if (key.startsWith('GET')) return { shared: stored, own: stored, uses: {} };
    throw conflict();
  });
  await expect(saveTemplate('own', stored, saved('new'), undefined)).rejects.toBeInstanceOf(ApiError);
  expect(staffApi.mock.calls.filter(([key]) => key.startsWith('PUT'))).toHaveLength(5);
});
