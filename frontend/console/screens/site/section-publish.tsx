import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SitePlan } from '#contracts/api/site-content';
import { PublishFrame } from '../../features/drafts/publish-frame.tsx';
import { atOnce, instantOf, whenIssue, whenOf } from '../../features/drafts/when.ts';
import { WhenFields } from '../../features/drafts/when-fields.tsx';
import type { HowToPublish } from '../../features/site-content/section-routes.ts';
import type { SectionChecks } from './use-section-checks.ts';

interface Props {
  checks: SectionChecks;
  /** The plan whose time is to be changed. */
  plan: SitePlan | null;
  onPublish: (how: HowToPublish) => void;
  onClose: () => void;
}

/** Publishes a section at once or at a time, with a note, after a look at what is missing. */
export function SectionPublish({ checks: { missing, findings, warnings }, plan, onPublish, onClose }: Props) {
  const { t } = useTranslation(['adminSite', 'adminDrafts']);
  const [note, setNote] = useState(plan?.note ?? '');
  const [when, setWhen] = useState(plan ? whenOf(plan.publish_at) : atOnce);
  const [isChecked, setIsChecked] = useState(false);

  const publish = () => {
    setIsChecked(true);
    if (whenIssue(when, new Date())) return;
    onClose();
    onPublish({ note: note.trim() || null, publish_at: instantOf(when) ?? null });
  };

  return (
    <PublishFrame
      warnings={[...missing, ...warnings, ...findings.map(({ whole }) => whole)]}
      ready={t('ready')}
      note={note}
      onNote={setNote}
      confirm={t(when.isLater ? 'adminDrafts:publish.confirmLater' : 'adminDrafts:publish.confirmNow')}
      onConfirm={publish}
      onClose={onClose}
    >
      <WhenFields when={when} onChange={setWhen} isChecked={isChecked} />
    </PublishFrame>
  );
}
