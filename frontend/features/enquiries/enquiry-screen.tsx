import { type ReactNode, useState } from 'react';
import type { EnquiryReceipt } from '#contracts/enquiries';
import { paths } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { PageBanner } from '../../components/page-banner.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { SceneName } from '../../components/scenes.ts';
import { useUrlQuery } from '../../lib/use-hydrated.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './enquiry-screen.module.css';
import { SentPanel } from './sent-panel.tsx';
import type { EnquiryFormProps } from './use-enquiry-form.ts';

interface EnquiryScreenProps {
  scene: SceneName;
  /** See `PageBanner`. */
  mirrors?: boolean;
  title: string;
  subtitle: string;
  /** For search engines and link previews. */
  description: string;
  /** What the receipt says. */
  sent: { title?: string; text: string; referenceLabel?: string; another?: string };
  form: (props: EnquiryFormProps) => ReactNode;
  /** What stands beside the form. */
  aside: ReactNode;
}

/** The frame of every screen with an enquiry form, started from a program (`?program=<id>`) or on its own. */
export function EnquiryScreen({ title, subtitle, description, sent, form, aside, ...banner }: EnquiryScreenProps) {
  const { t } = useTranslation('enquiries');
  const [query, setQuery] = useUrlQuery();
  const [receipt, setReceipt] = useState<EnquiryReceipt>();
  return (
    <>
      <PageHead title={title} description={description} />
      <PageBanner {...banner} title={title} subtitle={subtitle} />
      <div className={`page ${styles.layout}`}>
        {receipt ? (
          <SentPanel
            title={sent.title ?? t('sent.title')}
            text={sent.text}
            referenceLabel={sent.referenceLabel ?? t('sent.reference')}
            reference={receipt.reference}
          >
            <ButtonLink to={paths.programs}>{t('sent.programs')}</ButtonLink>
            <Button look="quiet" onClick={() => setReceipt(undefined)}>
              {sent.another ?? t('sent.another')}
            </Button>
          </SentPanel>
        ) : (
          form({
            programId: knownId(query.get('program')),
            onRemoveProgram: () => setQuery({}, { replace: true }),
            onSent: setReceipt,
          })
        )}
        {aside}
      </div>
    </>
  );
}

/** The API refuses an enquiry about anything but an id, and a visitor could not mend what is no field of the form. */
const knownId = (id: string | null) => (id && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : undefined);
