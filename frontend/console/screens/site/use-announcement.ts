import App from 'antd/es/app';
import Form from 'antd/es/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSection } from '#contracts/api/site-content';
import { ApiError, isConflict } from '#shared/lib/api-error.ts';
import type { Side } from '../../features/drafts/conflict-panel.tsx';
import { recallDraft } from '../../features/drafts/kept-draft.ts';
import { useDraft } from '../../features/drafts/use-draft.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import {
  type AnnouncementField,
  type AnnouncementValues,
  announcementFields,
  contentOf,
  differing,
  valuesOf,
  withValue,
} from '../../features/site-content/announcement-values.ts';
import { discardSiteDraft, readSiteVersion } from '../../features/site-content/section-routes.ts';
import { createSectionSession } from '../../features/site-content/section-session.ts';

interface Conflict {
  mine: AnnouncementValues;
  theirs: AnnouncementValues;
  fields: AnnouncementField[];
  choices: Partial<Record<AnnouncementField, Side>>;
  savedAt: string;
}

export type AnnouncementControl = ReturnType<typeof useAnnouncement>;

/**
 * The announcement's form and its draft, which saves itself.
 * @param onChanged called with the section after a publication, without one if it must be read again
 */
export function useAnnouncement(section: SiteSection, onChanged: (section?: SiteSection) => void) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [form] = Form.useForm<AnnouncementValues>();
  const [start] = useState(() => valuesOf((section.draft ?? section.live).content));
  const [values, setValues] = useState<AnnouncementValues>(start);
  const [base, setBase] = useState(start);
  const [session] = useState(() => createSectionSession('announcement', section, contentOf(start)));
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();

  const put = (next: AnnouncementValues) => {
    form.setFieldsValue(next);
    setValues(next);
  };

  /** Returns true if there is a choice to make. What only the colleague changed is taken over. */
  const meetTheirs = async () => {
    const read = await session.readTheirs();
    const mine = { ...values, ...form.getFieldsValue(true) };
    const theirs = valuesOf(read.content);
    const changed = differing(mine, theirs).filter((field) => differing(base, theirs).includes(field));
    const own = differing(base, mine);
    const fields = changed.filter((field) => own.includes(field));
    const taken = changed.filter((field) => !own.includes(field));
    put(taken.reduce((all, field) => withValue(all, theirs, field), mine));
    setBase(theirs);
    const choices = Object.fromEntries(fields.map((field) => [field, 'mine' as const]));
    setConflict(fields.length > 0 ? { mine, theirs, fields, choices, savedAt: read.at } : undefined);
    return fields.length > 0;
  };

  const { status, autosave } = useDraft({
    session,
    savedAt: section.draft?.saved_at,
    contentNow: () => contentOf({ ...values, ...form.getFieldsValue(true) }),
    onConflict: meetTheirs,
    onBegun: () => undefined,
  });

  const bringBack = useEffectEvent(() => {
    const kept = recallDraft(session.id());
    if (kept?.rev !== session.position().rev || session.isStored(kept.content)) return;
    put(valuesOf(kept.content));
    autosave.changed();
  });
  // What this tab had and no draft, of a reload or a crash, goes on as the draft.
  useEffect(() => {
    bringBack();
    return () => void autosave.flush();
  }, [autosave]);

  const showIssues = ({ errors }: ApiError) => {
    const known = t('adminSite:rules', { returnObjects: true }) as Record<string, string>;
    for (const { field, code, message } of errors) {
      form.setFields([{ name: field.split('.') as never, errors: [known[code] ?? message] }]);
    }
    const [first] = errors;
    if (first) form.scrollToField(first.field.split('.') as never, { focus: true });
  };

  const publish = async (note: string | null) => {
    setIsSaving(true);
    autosave.hold();
    try {
      const published = await session.publish(contentOf(values), note);
      autosave.published();
      notifySuccess(t('published'));
      onChanged(published);
    } catch (error) {
      autosave.release();
      if (isConflict(error)) {
        if (await meetTheirs()) autosave.waitForChoice();
      } else if (error instanceof ApiError && error.errors.length > 0) showIssues(error);
      else notifyFailure(t('publishFailed'), error);
    }
    setIsSaving(false);
  };

  const discard = () =>
    void modal.confirm({
      title: t('adminDrafts:discard.title'),
      content: t('adminDrafts:discard.text'),
      okText: t('adminDrafts:discard.confirm'),
      cancelText: t('adminDrafts:discard.cancel'),
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: async () => {
        autosave.hold();
        try {
          await discardSiteDraft('announcement');
          put(valuesOf(section.live.content));
          autosave.published();
          notifySuccess(t('adminDrafts:discard.done'));
          onChanged();
        } catch (error) {
          autosave.release();
          notifyFailure(t('adminDrafts:discard.failed'), error);
        }
      },
    });

  /** Makes an earlier version the draft. It never publishes. */
  const restore = (number: number, onDone: () => void) =>
    void modal.confirm({
      title: t('adminDrafts:history.restoreTitle', { number }),
      content: t(session.hasDraft() ? 'adminDrafts:history.replaceText' : 'adminDrafts:history.restoreText'),
      okText: t('adminDrafts:history.restoreConfirm'),
      cancelText: t('adminDrafts:history.cancel'),
      onOk: async () => {
        try {
          put(valuesOf((await readSiteVersion('announcement', number)).content));
          autosave.changed();
          await autosave.flush();
          notifySuccess(t('adminDrafts:history.restored', { number }));
          onDone();
        } catch (error) {
          notifyFailure(t('adminDrafts:history.loadFailed'), error);
        }
      },
    });

  const choose = (field: AnnouncementField, side: Side) => {
    if (!conflict) return;
    put(withValue(values, conflict[side], field));
    setConflict({ ...conflict, choices: { ...conflict.choices, [field]: side } });
  };

  return {
    ...{ form, start, values, session, status, isSaving, conflict, choose, publish, discard, restore },
    autosave: {
      flush: autosave.flush,
      chosen: async () => {
        setConflict(undefined);
        await autosave.chosen();
      },
    },
    typed(changed: AnnouncementValues) {
      // What a refused publication has said of the fields is over with the next change.
      form.setFields(announcementFields.map((field) => ({ name: field.split('.') as never, errors: [] })));
      setValues(changed);
      autosave.changed();
    },
  };
}
