import Form from 'antd/es/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SiteSection } from '#contracts/api/site-content';
import { recallDraft } from '../../features/drafts/kept-draft.ts';
import { useDraft } from '../../features/drafts/use-draft.ts';
import { contentOf, type SectionValues, valuesOf } from '../../features/site-content/section-fields.ts';
import { createSectionSession } from '../../features/site-content/section-session.ts';
import type { SectionForm } from './section-form.ts';
import { useSectionActions } from './use-section-actions.ts';
import { useSectionConflict } from './use-section-conflict.ts';
import { useSectionIssues } from './use-section-issues.ts';

export type SectionEditor = ReturnType<typeof useSectionEditor>;

/**
 * The form of a section and its draft, which saves itself.
 * @param onChanged called with the section after a publication, without one if it must be read again
 */
export function useSectionEditor(of: SectionForm, section: SiteSection, onChanged: (section?: SiteSection) => void) {
  const { name, fields } = of;
  const [form] = Form.useForm<SectionValues>();
  const [start] = useState(() => valuesOf(fields, (section.draft ?? section.live).content));
  const [values, setValues] = useState<SectionValues>(start);
  const [session] = useState(() => createSectionSession(name, section, contentOf(fields, start)));
  const valuesNow = (): SectionValues => ({ ...values, ...form.getFieldsValue(true) });
  const put = (next: SectionValues) => {
    form.setFieldsValue(next);
    setValues(next);
  };
  const { conflict, meetTheirs, choose, endConflict } = useSectionConflict({ fields, start, session, valuesNow, put });
  const { status, autosave } = useDraft({
    session,
    savedAt: section.draft?.saved_at,
    contentNow: () => contentOf(fields, valuesNow()),
    onConflict: meetTheirs,
    onBegun: () => undefined,
  });

  const bringBack = useEffectEvent(() => {
    const kept = recallDraft(session.id());
    if (kept?.rev !== session.position().rev || session.isStored(kept.content)) return;
    put(valuesOf(fields, kept.content));
    autosave.changed();
  });
  // Input that this tab had and no draft, of a reload or a crash, goes on as the draft.
  useEffect(() => {
    bringBack();
    return () => void autosave.flush();
  }, [autosave]);

  const { showIssues, clearIssues } = useSectionIssues(form, name);
  const actions = useSectionActions({
    ...{ of, section, session, autosave, valuesNow, put, meetTheirs, showIssues, onChanged },
  });
  return {
    ...{ form, start, values, session, status, conflict, choose, showIssues, ...actions },
    autosave: {
      flush: autosave.flush,
      chosen: async () => {
        endConflict();
        await autosave.chosen();
      },
    },
    async saveNow() {
      await autosave.flush();
      return autosave.isStored();
    },
    typed(changed: SectionValues) {
      // The issues of a refused publication are over with the next change.
      clearIssues();
      setValues(changed);
      autosave.changed();
    },
  };
}
