import App from 'antd/es/app';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSection } from '#contracts/api/site-content';
import { ApiError, isConflict } from '#shared/lib/api-error.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { Autosave } from '../../features/drafts/autosave.ts';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { contentOf, type SectionValues, valuesOf } from '../../features/site-content/section-fields.ts';
import {
  cancelSitePlan,
  discardSiteDraft,
  type HowToPublish,
  readSiteVersion,
} from '../../features/site-content/section-routes.ts';
import type { SectionSession } from '../../features/site-content/section-session.ts';
import type { SectionForm } from './section-form.ts';

interface Options {
  of: SectionForm;
  section: SiteSection;
  session: SectionSession;
  autosave: Autosave;
  valuesNow: () => SectionValues;
  /** Shows other values in the form. */
  put: (values: SectionValues) => void;
  /** Returns true if there is a choice to make. */
  meetTheirs: () => Promise<boolean>;
  showIssues: (issues: ApiError['errors']) => void;
  /** Called with the section after a publication, without one if it must be read again. */
  onChanged: (section?: SiteSection) => void;
}

/** Publishes a section's draft or plans to, discards it, or replaces it with an earlier version. */
export function useSectionActions({ of: { name, fields }, section, session, autosave, put, ...options }: Options) {
  const { valuesNow, meetTheirs, showIssues, onChanged } = options;
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [isSaving, setIsSaving] = useState(false);

  const publish = async (how: HowToPublish) => {
    setIsSaving(true);
    autosave.hold();
    try {
      const published = await session.publish(contentOf(fields, valuesNow()), how);
      autosave.published();
      const planned = published.draft?.plan?.publish_at;
      const when = planned && formatDateTime(planned, language);
      notifySuccess(when ? t('adminDrafts:planned.goesOnline', { when }) : t('published'));
      onChanged(published);
    } catch (error) {
      autosave.release();
      if (isConflict(error)) {
        if (await meetTheirs()) autosave.waitForChoice();
      } else if (error instanceof ApiError && error.errors.length > 0) showIssues(error.errors);
      else notifyFailure(t('publishFailed'), error);
    }
    setIsSaving(false);
  };

  const cancelPlan = async () => {
    setIsSaving(true);
    try {
      const now = await cancelSitePlan(name);
      // The planned time may have come meanwhile.
      notifySuccess(t(now.draft ? 'adminDrafts:planned.cancelled' : 'published'));
      onChanged(now);
    } catch (error) {
      notifyFailure(t('adminDrafts:planned.failed'), error);
    }
    setIsSaving(false);
  };

  const dropDraft = async () => {
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
  };

  const discard = () =>
    void modal.confirm({
      title: t('adminDrafts:discard.title'),
      content: t('adminDrafts:discard.text'),
      okText: t('adminDrafts:discard.confirm'),
      cancelText: t('adminDrafts:discard.cancel'),
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: dropDraft,
    });

  const bringVersion = async (number: number, onDone: () => void) => {
    try {
      put(valuesOf(fields, (await readSiteVersion(name, number)).content));
      autosave.changed();
      await autosave.flush();
      notifySuccess(t('adminDrafts:history.restored', { number }));
      onDone();
    } catch (error) {
      notifyFailure(t('adminDrafts:history.loadFailed'), error);
    }
  };

  /** Makes an earlier version the draft. It never publishes. */
  const restore = (number: number, onDone: () => void) =>
    void modal.confirm({
      title: t('adminDrafts:history.restoreTitle', { number }),
      content: t(session.hasDraft() ? 'adminDrafts:history.replaceText' : 'adminDrafts:history.restoreText'),
      okText: t('adminDrafts:history.restoreConfirm'),
      cancelText: t('adminDrafts:history.cancel'),
      onOk: () => bringVersion(number, onDone),
    });

  return { isSaving, publish, cancelPlan, discard, restore };
}
