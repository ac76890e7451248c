import { expect, it } from 'vitest';
import type { ActivityEntry } from '#contracts/api/activity';
import { AuditAction } from '#contracts/api/audit';
import type { Language } from '#contracts/field-kit/language';
import { activityWords } from '../../../../../../frontend/console/features/activity/activity-words.ts';
import { createI18n, loadTexts } from '../../../../../../frontend/shared/lib/i18n.ts';
import { brand } from '../../../../../support/brand.ts';

const entry = (changes: Partial<ActivityEntry>) =>
  ({
    record: { kind: 'flight', id: '0199' },
    reference: 'FL-1234',
    program_name: null,
    member_name: null,
    changes: [{ field: 'status', before: 'new', after: 'done' }],
    ...changes,
  }) as ActivityEntry;

async function textsIn(language: Language) {
  const i18n = await createI18n(language, brand);
  await loadTexts(['adminActivity', 'admin', 'enquiries', 'adminTeam'], { i18n });
  return i18n.getFixedT(language, ['adminActivity', 'admin', 'enquiries', 'adminTeam'] as const);
}

for (const language of ['ar', 'en'] as const) {
  it(`sets the name of a record apart from the sentence about it (${language})`, async () => {
    const t = await textsIn(language);
    for (const action of AuditAction.options) {
      const { parts, record } = activityWords(entry({ action }), t, language);
      const [before, after = ''] = parts;
      const text = `${before}${record}${after}`;
      expect(text.split(/[\s،,]+/).includes('FL-1234'), text).toBe(text.includes('FL-1234'));
    }
  });

  it(`names the request that the search for a person revealed, if there was one (${language})`, async () => {
    const t = await textsIn(language);
    for (const action of ['person_searched', 'person_exported'] as const) {
      const { parts, record } = activityWords(entry({ action }), t, language);
      expect(parts.join(record)).toMatch(/ FL-1234$/);
      const none = activityWords(entry({ action, record: null, reference: null }), t, language);
      expect([none.parts.length, none.record]).toEqual([1, '']);
    }
  });

  it(`names a member of staff, and never by an id (${language})`, async () => {
    const t = await textsIn(language);
    const record = { kind: 'member', id: 'd5b7' } as const;
    const named = (member_name: string | null) =>
      activityWords(entry({ action: 'member_invited', record, reference: null, member_name }), t, language).record;
    expect(named('Huda Alqahtani')).toBe('Huda Alqahtani');
    expect(named(null)).toBe(t('formerMember'));
  });

  it(`says how the role and the status of a member changed (${language})`, async () => {
    const record = { kind: 'member', id: 'd5b7' } as const;
    const changes = [
      { field: 'role', before: 'agent', after: 'viewer' },
      { field: 'status', before: 'active', after: 'suspended' },
    ];
    const changed = entry({ action: 'member_changed', record, reference: null, changes });
    expect(activityWords(changed, await textsIn(language), language).details).toEqual(
      language === 'ar'
        ? ['الدور: موظف ← للاطلاع فقط', 'الحالة: نشط ← موقوف']
        : ['Role: Agent → Viewer', 'Status: Active → Suspended'],
    );
  });
}
