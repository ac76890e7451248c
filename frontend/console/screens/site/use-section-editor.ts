import App from 'antd/es/app';
import Form from 'antd/es/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSection } from '#contracts/api/site-content';
import { ApiError, isConflict } from '#shared/lib/api-error.ts';
import { revealField } from '../../features/cards/reveal-field.ts';
import type { Side } from '../../features/drafts/conflict-panel.tsx';
import { recallDraft } from '../../features/drafts/kept-draft.ts';
import { useDraft } from '../../features/drafts/use-draft.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import {
  contentOf,
  differing,
  type SectionPlace,
  type SectionValues,
  valuesOf,
  withValue,
} from '../../features/site-content/section-fields.ts';
import { discardSiteDraft, readSiteVersion } from '../../features/site-content/section-routes.ts';
import { createSectionSession } from '../../features/site-content/section-session.ts';
import type { SectionForm } from './section-form.ts';

interface Conflict {
  mine: SectionValues;
  theirs: SectionValues;
  places: SectionPlace[];
  choices: Readonly<Record<string, Side>>;
  savedAt: string;
}

export type SectionEditor = ReturnType<typeof useSectionEditor>;

const isIn = (places: readonly SectionPlace[], { path }: SectionPlace) => places.some((one) => one.path === path);

/**
 * The form of a section and its draft, which saves itself.
 * @param onChanged called with the section after a publication, without one if it must be read again
 */
export function useSectionEditor(
  { name, fields }: SectionForm,
  section: SiteSection,
  onChanged: (section?: SiteSection) => void,
) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [form] = Form.useForm<SectionValues>();
  const [start] = useState(() => valuesOf(fields, (section.draft ?? section.live).content));
  const [values, setValues] = useState<SectionValues>(start);
  const [base, setBase] = useState(start);
  const [session] = useState(() => createSectionSession(name, section, contentOf(fields, start)));
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [refused, setRefused] = useState<{ path: (string | number)[] }>();
  // Once the form can be typed in again.
  useEffect(() => {
    if (refused) revealField(form, name, refused.path);
  }, [refused, form, name]);

  const put = (next: SectionValues) => {
    form.setFieldsValue(next);
    setValues(next);
  };

  /** Returns true if there is a choice to make. What only the colleague changed is taken over. */
  const meetTheirs = async () => {
    const read = await session.readTheirs();
    const mine = { ...values, ...form.getFieldsValue(true) };
    const theirs = valuesOf(fields, read.content);
    const changed = differing(fields, mine, theirs).filter((place) => isIn(differing(fields, base, theirs), place));
    const own = differing(fields, base, mine);
    const places = changed.filter((place) => isIn(own, place));
    const taken = changed.filter((place) => !isIn(own, place));
    put(taken.reduce((all, place) => withValue(all, theirs, place), mine));
    setBase(theirs);
    const choices = Object.fromEntries(places.map(({ path }) => [path, 'mine' as const]));
    setConflict(places.length > 0 ? { mine, theirs, places, choices, savedAt: read.at } : undefined);
    return places.length > 0;
  };

  const { status, autosave } = useDraft({
    session,
    savedAt: section.draft?.saved_at,
    contentNow: () => contentOf(fields, { ...values, ...form.getFieldsValue(true) }),
    onConflict: meetTheirs,
    onBegun: () => undefined,
  });

  const bringBack = useEffectEvent(() => {
    const kept = recallDraft(session.id());
    if (kept?.rev !== session.position().rev || session.isStored(kept.content)) return;
    put(valuesOf(fields, kept.content));
    autosave.changed();
  });
  // What this tab had and no draft, of a reload or a crash, goes on as the draft.
  useEffect(() => {
    bringBack();
    return () => void autosave.flush();
  }, [autosave]);

  const showIssues = ({ errors }: ApiError) => {
    const known: Record<string, string> = t('adminSite:rules', { returnObjects: true });
    const own: Record<string, string> = t('adminSite:fieldRules', { returnObjects: true });
    const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    for (const { field, code, message } of errors) {
      const errors = [own[field.split('.').at(-1) ?? ''] ?? known[code] ?? message];
      form.setFields([{ name: pathOf(field) as never, errors }]);
    }
    const [first] = errors;
    if (first) setRefused({ path: pathOf(first.field) });
  };

  const publish = async (note: string | null) => {
    setIsSaving(true);
    autosave.hold();
    try {
      const published = await session.publish(contentOf(fields, values), note);
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
          await discardSiteDraft(name);
          put(valuesOf(fields, section.live.content));
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
          put(valuesOf(fields, (await readSiteVersion(name, number)).content));
          autosave.changed();
          await autosave.flush();
          notifySuccess(t('adminDrafts:history.restored', { number }));
          onDone();
        } catch (error) {
          notifyFailure(t('adminDrafts:history.loadFailed'), error);
        }
      },
    });

  const choose = (path: string, side: Side) => {
    const place = conflict?.places.find((one) => one.path === path);
    if (!conflict || !place) return;
    put(withValue(values, conflict[side], place));
    setConflict({ ...conflict, choices: { ...conflict.choices, [path]: side } });
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
    typed(changed: SectionValues) {
      // What a refused publication has said of the fields is over with the next change.
      form.setFields(form.getFieldsError().map(({ name }) => ({ name, errors: [] })));
      setValues(changed);
      autosave.changed();
    },
  };
}
